import './soon.css'
import { rng, round } from '#web/illustrations/hash.ts'

/** Two imaginary hills with contour lines, and a compass rose between the meridians. */
export function Contours() {
  return (
    <>
      <path className="soon-meridian" d={MERIDIANS} />
      <path className="soon-contour" d={hill(250, 250, 'west') + hill(960, 220, 'east')} />
      <path className="soon-rose" d={ROSE} />
    </>
  )
}

const MERIDIANS = [100, 300, 500, 700, 900, 1100].map((x) => `M${x} 0Q${600 + (x - 600) * 1.08} 240 ${x} 480`).join('')

/** Points per line; with fewer, corners would be visible. */
const POINTS = 60

/** Nested closed lines, farther apart towards the bottom. */
function hill(x: number, y: number, seed: string): string {
  const random = rng(`hill:${seed}`)
  const waves = [2, 3, 5].map((times) => ({ times, height: (0.5 + random() * 0.5) / times, turn: random() * 6 }))
  return Array.from({ length: 11 }, (_, height) => {
    const radius = 18 + height * 17 + height * height * 0.6
    const points = Array.from({ length: POINTS }, (_, step) => {
      const angle = (step / POINTS) * Math.PI * 2
      const wave = waves.reduce((sum, { times, height, turn }) => sum + height * Math.cos(times * angle + turn), 0)
      const reach = radius * (1 + wave * 0.32)
      return [
        Math.round(10 * (x + reach * 1.25 * Math.cos(angle))),
        Math.round(10 * (y + reach * Math.sin(angle))),
      ] as const
    })
    return closedLine(points)
  }).join('')
}

/** Relative coordinates, which take half the bytes; in tenths, so that rounding errors do not add up. */
function closedLine(points: readonly (readonly [x: number, y: number])[]): string {
  const steps = points.map(([x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [0, 0]
    return `${(x - fromX) / 10} ${(y - fromY) / 10}`
  })
  return `M${steps.join('l')}Z`
}

const ROSE = rose(1085, 395)

function rose(x: number, y: number): string {
  const ray = (index: number) => {
    const angle = (index / 8) * Math.PI * 2 - Math.PI / 2
    const reach = index % 2 ? 26 : 48
    const corner = (turn: number) => `${round(x + 9 * Math.cos(angle + turn))} ${round(y + 9 * Math.sin(angle + turn))}`
    return `M${x} ${y}L${corner(-0.6)}L${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}L${corner(0.6)}Z`
  }
  const ring = (radius: number) =>
    `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`
  return Array.from({ length: 8 }, (_, index) => ray(index)).join('') + ring(34) + ring(54)
}
