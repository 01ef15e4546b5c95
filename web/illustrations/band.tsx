import './band.css'
import { round } from './hash.ts'

const WIDTH = 960
const HEIGHT = 16
const THREADS = Array.from({ length: 7 }, (_, thread) => ribbon((thread * Math.PI * 2) / 7))

/** The guilloche ribbon in the head of a sheet. */
export function Band() {
  return (
    <div className="band" aria-hidden="true">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        fill="none"
        stroke="currentColor"
        strokeWidth=".55"
        aria-hidden="true"
      >
        {THREADS.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    </div>
  )
}

function ribbon(phase: number): string {
  const points = []
  for (let x = 0; x <= WIDTH; x += 4) {
    const amplitude = (HEIGHT / 2 - 1) * (0.62 + 0.38 * Math.cos((x / 240) * Math.PI * 2))
    points.push(`${x} ${round(HEIGHT / 2 + amplitude * Math.sin((x / 80) * Math.PI * 2 + phase))}`)
  }
  return `M${points.join('L')}`
}
