import { expect, test } from 'vitest'
import { isGood, longestPause, outageLine, outageOf } from './outage.ts'

test('a pause counts from the fault, between writes, and up to the end', () => {
  expect(longestPause([], 1000, 4000)).toBe(3000)
  expect(longestPause([500, 1500, 1600, 3900], 1000, 4000)).toBe(2300)
  expect(longestPause([3900, 1600], 1000, 9000)).toBe(5100)
})

test('an outage lasts until the last reader writes again, and counts the writes of all', () => {
  const quick = { acknowledged: [900, 1100, 9000, 9900], refusals: ['503'] }
  const slow = { acknowledged: [950, 9500], refusals: ['503', 'fetch failed'] }

  const outage = outageOf([quick, slow], 0, 1000, 10_000)

  expect(outage).toEqual({ silence: 7.9, longest: 8.5, acknowledged: 6, lost: 0, refused: 3 })
})

test('a lost write, a reader who waits for more than 30 seconds, and nothing written are each a failure', () => {
  const good = { silence: 20, longest: 30, acknowledged: 100, lost: 0, refused: 12 }

  expect(isGood(good)).toBe(true)
  expect(isGood({ ...good, lost: 1 })).toBe(false)
  expect(isGood({ ...good, longest: 30.1 })).toBe(false)
  expect(isGood({ ...good, acknowledged: 0 })).toBe(false)
  expect(outageLine('HAProxy, primary killed', { ...good, lost: 1 })).toBe(
    '✖ HAProxy, primary killed: writes again after 20.0 s, every reader after 30.0 s; 100 acknowledged writes, 1 lost, 12 refused',
  )
})
