import { DAY_SEED } from '#server/testing/rounds.ts'
import { isNightly } from './nightly.ts'
import { isShort } from './short.ts'

/**
 * A part of a list to test: everything in the nightly run, else one in `oneIn`, and in `npm test` half of those. It varies per run; a
 * failure shows `DAY_SEED`.
 *
 * @throws if nothing would be left to test
 */
export function sampleOf<Thing>(all: readonly Thing[], oneIn: number): readonly Thing[] {
  if (isNightly) return all
  const step = isShort ? Math.min(2 * oneIn, all.length) : oneIn
  const some = all.filter((_, index) => index % step === DAY_SEED % step)
  if (some.length === 0) throw new Error(`None of ${all.length} is tried: DAY_SEED is ${DAY_SEED}`)
  return some
}
