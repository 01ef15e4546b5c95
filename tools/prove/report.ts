import type { Found, Proof } from './prove.ts'
import type { WalkProof } from './walks/prove-walk.ts'

const many = (count: number, one: string, more = `${one}s`) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : more}`

export function formatProof({ chapter, worlds, comparisons, found, passing }: Proof, seconds: number): string {
  const mark = found.length === 0 ? '✔' : '✖'
  const again = passing.length === 0 ? '' : ` (gone at the second look: ${passing.join('; ')})`
  const counts = `${many(worlds, 'world')}, ${many(comparisons, 'comparison')}, ${many(found.length, 'difference')}`
  return `${mark} chapter ${chapter}: ${counts}${again} (${seconds.toFixed(1)} s)`
}

/** One difference, abbreviated: where it is, and what each world says there. */
export function formatFound({ chapter, world, what, real, other }: Found): string {
  const [here, there] = [real, other].map((text) => JSON.stringify(text).slice(1, -1))
  return `  chapter ${chapter}, world "${world}", ${what}\n    real book: ${here}\n    otherwise: ${there}`
}

/** The last line of a proof. */
export function formatSum(proofs: readonly Proof[], seconds: number): string {
  const sum = (count: (proof: Proof) => number) => proofs.reduce((total, proof) => total + count(proof), 0)
  const parts = [
    many(proofs.length, 'chapter'),
    `${many(
      sum(({ worlds }) => worlds),
      'world',
    )} beside the real one`,
    many(
      sum(({ comparisons }) => comparisons),
      'comparison',
    ),
    many(
      sum(({ found }) => found.length),
      'difference',
    ),
    `${seconds.toFixed(0)} s`,
  ]
  return parts.join(', ')
}

/** The result of a walk, with the command to repeat it. */
export function formatWalk({ walk, comparisons, found, passing }: WalkProof, seconds: number): string {
  const mark = found.length === 0 ? '✔' : '✖'
  const way = [
    ...walk.actions.map(({ name, chapter }) => (name === 'turn' ? `turn to ${chapter}` : name)),
    walk.wayBack,
  ]
  const again = passing.length === 0 ? '' : ` (gone when repeated: ${passing.join('; ')})`
  const counts = `${many(comparisons, 'comparison')}, ${many(found.length, 'difference')}`
  return `${mark} walk ${walk.name} to chapter ${walk.end}: ${way.join(', ')}: ${counts}${again} (${seconds.toFixed(1)} s)`
}

/** The last line of a series of walks. */
export function formatWalks(walks: readonly WalkProof[], seed: number, seconds: number): string {
  const comparisons = walks.reduce((sum, walk) => sum + walk.comparisons, 0)
  const found = walks.reduce((sum, walk) => sum + walk.found.length, 0)
  return [
    `${many(walks.length, 'walk')} (seed ${seed})`,
    many(comparisons, 'comparison'),
    many(found, 'difference'),
    `${seconds.toFixed(0)} s`,
  ].join(', ')
}
