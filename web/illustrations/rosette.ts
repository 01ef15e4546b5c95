import { hash, pick, rng, round } from './hash.ts'

/** The number of different rosettes, which are shared by all seeds. */
const VARIANTS = 24

/** How rich a rosette is: 1 (two woven bands) in lists, 2 (three) where the drawing is large. */
export type Richness = 1 | 2

/** The id of a seed's rosette: one of 24 for each richness. */
export function rosetteId(seed: string, rich: Richness = 1): string {
  return `r-${rich}-${hash(seed) % VARIANTS}`
}

const drawn = new Map<string, string[]>()

/** The bands of a rosette, as paths in a box of 100 by 100; computed once per id. */
export function rosettePaths(id: string): string[] {
  const [, rich, variant] = id.split('-')
  const paths = drawn.get(id) ?? rosette(`bucket${variant}`, rich === '2' ? 2 : 1)
  drawn.set(id, paths)
  return paths
}

/** Two or three woven guilloche bands, determined by the seed. */
export function rosette(seed: string, rich: Richness = 1): string[] {
  const random = rng(`rosette:${seed}`)
  const perTurn = rich > 1 ? 14 : 8

  function turns(low: number, high: number): [number, number] {
    const q = pick(random, [5, 7, 8, 9, 11])
    let p: number
    do p = Math.floor(low + random() * (high - low))
    while (greatestDivisor(p, q) > 1)
    return [p, q]
  }

  const outer = turns(24, 44)
  const bands = [weave(39.5, 4 + random() * 1.5, outer, random() * 6, perTurn)]
  const inner = turns(14, 30)
  bands.push(weave(26 + random() * 3, 6 + random() * 5, inner, random() * 6, perTurn + 1))
  if (rich > 1) {
    const core = turns(9, 18)
    bands.push(weave(14, 6 + random() * 4, core, random() * 6, perTurn + 3))
  }
  return bands
}

/** A closed band around (50, 50): r = middle + amplitude × sin(p/q × angle), closing after q turns. */
function weave(middle: number, amplitude: number, [p, q]: [number, number], phase: number, perTurn: number): string {
  const count = p * perTurn
  const points = Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI * q) / count
    const r = middle + amplitude * Math.sin((p / q) * angle + phase)
    return `${round(50 + r * Math.cos(angle))} ${round(50 + r * Math.sin(angle))}`
  })
  return `M${points.join('L')}Z`
}

function greatestDivisor(a: number, b: number): number {
  return b ? greatestDivisor(b, a % b) : a
}

/** `count` short strokes around a circle, as on the rim of a coin. */
export function rim(x: number, y: number, radius: number, length: number, count: number): string {
  let path = ''
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 2 * Math.PI
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const far = radius + length
    path += `M${round(x + radius * cos)} ${round(y + radius * sin)}L${round(x + far * cos)} ${round(y + far * sin)}`
  }
  return path
}
