import { rng, round } from './hash.ts'

/** The path of the lit part of a moon waxing from the right; `lit` is from 0 (new) to 1 (full). */
export function phasePath(x: number, y: number, radius: number, lit: number): string {
  const part = Math.max(0.02, Math.min(0.999, lit))
  const edge = Math.cos(Math.PI * part)
  const sweep = edge > 0 ? 0 : 1
  return (
    `M${x} ${y - radius}A${radius} ${radius} 0 0 1 ${x} ${y + radius}` +
    `A${round(Math.abs(edge) * radius)} ${radius} 0 0 ${sweep} ${x} ${y - radius}Z`
  )
}

/** A moon shaded only by the weight of its lines. */
export function moonLines(x: number, y: number, radius: number, gap: number, seed: number): string {
  const random = rng(seed)
  const craters = Array.from({ length: 9 }, () => ({
    x: x + (random() - 0.5) * radius * 1.5,
    y: y + (random() - 0.5) * radius * 1.5,
    radius: radius * (0.1 + random() * 0.2),
  }))

  let path = ''
  for (let row = y - radius + gap / 2; row < y + radius; row += gap) {
    const half = Math.sqrt(radius * radius - (row - y) ** 2)
    const steps = Math.max(6, Math.ceil(half / 3.5))
    const points = Array.from({ length: steps + 1 }, (_, i) => {
      const column = x - half + (2 * half * i) / steps
      let light = 0.15 + 0.85 * sphereLight((column - x) / radius, (row - y) / radius)
      for (const crater of craters) {
        const distance = Math.hypot(column - crater.x, row - crater.y) / crater.radius
        if (distance < 1) light *= 0.55 + 0.35 * distance
      }
      return { column, thickness: gap * 0.5 * Math.min(0.94, light * 0.96) }
    })
    const top = points.map(({ column, thickness }) => `${round(column)} ${round(row - thickness)}`)
    const bottom = points.map(({ column, thickness }) => `${round(column)} ${round(row + thickness)}`)
    path += `M${top.join('L')}L${bottom.toReversed().join('L')}Z`
  }
  return path
}

/** The brightness of a point on a unit sphere under a lamp at the upper left. */
function sphereLight(x: number, y: number): number {
  const z = Math.sqrt(Math.max(0, 1 - x * x - y * y))
  return Math.max(0, x * -0.35 + y * -0.35 + z * 0.87)
}
