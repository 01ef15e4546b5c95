import './soon.css'
import { useRosette } from '#web/illustrations/rosette-sheet.ts'

/** The nodes of one half of an imaginary web, from the middle to one side; the other half mirrors it. */
const KNOTS = [
  [215, -120],
  [250, 110],
  [345, -20],
  [420, 165],
  [440, -165],
  [530, 40],
  [122, -200],
  [118, 196],
] as const

const THREADS = [
  [0, 2],
  [0, 4],
  [1, 2],
  [1, 3],
  [2, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [0, 6],
  [1, 7],
] as const

const MIDDLE = { x: 600, y: 240 }

/** A web of threads between identical medallions. */
export function Ties() {
  const rosette = useRosette('ties', 1)
  return [-1, 1].map((side) => {
    const at = (knot: number) => {
      const [across, down] = KNOTS[knot]!
      return { x: MIDDLE.x + side * across, y: MIDDLE.y + down }
    }
    return (
      <g key={side}>
        {THREADS.map(([from, to]) => (
          <path key={`${from} ${to}`} className="soon-thread" d={thread(at(from), at(to))} />
        ))}
        {KNOTS.map((knot, index) => {
          const { x, y } = at(index)
          return (
            <g key={knot.join()} className="soon-knot">
              <circle cx={x} cy={y} r="34" />
              <use href={rosette} x={x - 32} y={y - 32} width="64" height="64" />
            </g>
          )
        })}
      </g>
    )
  })
}

type Point = { x: number; y: number }

/** A thread sags slightly. */
function thread(from: Point, to: Point): string {
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${(from.y + to.y) / 2 + 26} ${to.x} ${to.y}`
}
