import { DAY_SEED } from '#server/testing/rounds.ts'
import { byNight } from './by-night.ts'
import { isShort } from './short.ts'

/**
 * By night all of a list; by day one in so many, and in `npm test` half of those: others in each run. What fails says `DAY_SEED`.
 *
 * @throws where none is left to try
 */
export function someByDay<Thing>(all: readonly Thing[], oneIn: number): readonly Thing[] {
  if (byNight) return all
  const step = isShort ? Math.min(2 * oneIn, all.length) : oneIn
  const some = all.filter((_, index) => index % step === DAY_SEED % step)
  if (some.length === 0) throw new Error(`None of ${all.length} is tried: DAY_SEED is ${DAY_SEED}`)
  return some
}
