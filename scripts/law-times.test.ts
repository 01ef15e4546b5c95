import fc from 'fast-check'
import { expect, test } from 'vitest'

test('a law is tried as often as it says, or LAW_TIMES times as often', () => {
  let tried = 0
  fc.assert(
    fc.property(fc.integer(), () => {
      tried += 1
    }),
    { numRuns: 7 },
  )

  console.log(`tried ${tried} times`)
  expect(tried).toBe(7 * Number(process.env.LAW_TIMES ?? 1))
})
