import './soon.css'
import { moonLines } from '#web/illustrations/moon.ts'
import { rim } from '#web/illustrations/rosette.ts'

const LINES = moonLines(90, 90, 62, 3, 5)
const RIM = rim(90, 90, 70, 6, 72)

/** The engraved moon in its rim, surrounded by light. */
export function FogMoon() {
  return (
    <svg className="soon-moon" viewBox="0 0 180 180" aria-hidden="true">
      <circle cx="90" cy="90" r="62" fill="#2A1013" />
      <path d={LINES} fill="#DC5A55" />
      <path d={RIM} fill="none" stroke="#8F7A4E" strokeWidth="0.9" />
      <circle cx="90" cy="90" r="80" fill="none" stroke="#8F7A4E" strokeWidth="0.6" />
    </svg>
  )
}
