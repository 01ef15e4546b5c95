import fc from 'fast-check'
import { builtBook } from './support/built-book.ts'
import { roam } from './support/roam.ts'
import { test } from './support/test.ts'

/** Moves of one walk; `ROAM_WALKS=20` looks for rare faults. */
const MOVES = 40
const WALKS = Number(process.env.ROAM_WALKS ?? 3)

const { last } = builtBook().chapters

test('[SHELL-1] [SHELL-9] [DATA-4] whatever a reader does, the page is in order and tells nothing later', {
  tag: '@nightly',
}, async ({ readerAt }) => {
  test.setTimeout(WALKS * MOVES * 10_000)
  await fc.assert(
    fc.asyncProperty(fc.noBias(fc.array(fc.nat(9999), { minLength: MOVES, maxLength: MOVES })), async (choices) => {
      await roam(await readerAt(1 + (choices[0]! % last)), choices)
    }),
    { seed: Number(process.env.E2E_SEED), numRuns: WALKS, endOnFailure: true },
  )
})
