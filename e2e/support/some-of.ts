import { byNight } from '#tools/testing/by-night.ts'

/**
 * By night all of a list; by day one in so many, others each time: `E2E_SEED` names those of a run.
 *
 * @throws where none is left to try
 */
export function someOf<Thing>(all: readonly Thing[], oneIn: number): readonly Thing[] {
  if (byNight) return all
  const turn = Number(process.env.E2E_SEED) % oneIn
  const some = all.filter((_, index) => index % oneIn === turn)
  if (some.length === 0) throw new Error(`None of ${all.length} is tried: E2E_SEED is "${process.env.E2E_SEED}"`)
  return some
}
