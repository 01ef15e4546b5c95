import { isNightly } from '#tools/testing/nightly.ts'
import { isShort } from '#tools/testing/short.ts'

/**
 * A part of a list to test: everything in the nightly run, else one in `oneIn`, and in `npm test` half of those. `E2E_SEED` selects
 * which.
 *
 * @throws where nothing would be left to test
 */
export function sampleOf<Thing>(all: readonly Thing[], oneIn: number): readonly Thing[] {
  if (isNightly) return all
  const step = isShort ? Math.min(2 * oneIn, all.length) : oneIn
  const turn = Number(process.env.E2E_SEED) % step
  const some = all.filter((_, index) => index % step === turn)
  if (some.length === 0) throw new Error(`None of ${all.length} is tried: E2E_SEED is "${process.env.E2E_SEED}"`)
  return some
}
