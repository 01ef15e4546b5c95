import './moon-spinner.css'
import { moonLines } from './moon.ts'
import { rim } from './rosette.ts'

const LINES = moonLines(28, 28, 20, 2.2, 5)
const RIM = rim(28, 28, 23, 3, 36)

/** An engraved moon in a slowly turning ring. */
export function MoonSpinner() {
  return (
    <svg className="moon-spinner" viewBox="0 0 56 56" aria-hidden="true">
      <circle cx="28" cy="28" r="20" fill="#2A1013" />
      <path d={LINES} fill="#DC5A55" />
      <path d={RIM} stroke="#8F7A4E" />
      <path className="moon-spinner-ring" d="M28 3a25 25 0 0 1 25 25" fill="none" stroke="#F2C979" strokeWidth="2" />
    </svg>
  )
}
