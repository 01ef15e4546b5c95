import './moon-dial.css'
import { phasePath } from './moon.ts'

/** The crimson moon, which waxes as the book advances; `part` is from 0 to 1. The chapter is given in the text beside it. */
export function MoonDial({ part }: { part: number }) {
  return (
    <svg className="moon-dial" viewBox="0 0 26 26" aria-hidden="true">
      <circle cx="13" cy="13" r="11" fill="#2A1013" />
      <path d={phasePath(13, 13, 11, part)} fill="#DC5A55" />
      <circle cx="13" cy="13" r="12" fill="none" stroke="#C8A564" strokeWidth="1" />
    </svg>
  )
}
