import { expect, test } from 'vitest'
import { hasStake } from './guest-stake.ts'
import { opened, type State, unkept } from './state.ts'
import { step } from './step.ts'
import { createServer, RANGE } from './testing/server.ts'

const DAY = 86_400_000

function readerAt(chapter: number, isAnonymous = true): State {
  const profile = { ...createServer().signIn('anna', chapter), isAnonymous, createdAt: new Date(0).toISOString() }
  return step(opened(RANGE, unkept, undefined), { type: 'arrived', profile })[0]
}

test('[SHELL-20] a guest has something to lose who is back on another day, beyond the first chapter', () => {
  expect(hasStake(readerAt(3), DAY / 2)).toBe(false)
  expect(hasStake(readerAt(3), 2 * DAY)).toBe(true)
  expect(hasStake(readerAt(1), 2 * DAY)).toBe(false)
})

test('[SHELL-20] so has one who has looked up a good deal, and nobody who has an account', () => {
  const lookedUp = (state: State) =>
    ['a', 'b', 'c', 'd', 'e'].reduce((now, id) => step(now, { type: 'looked-up', kind: 'items', id })[0], state)
  expect(hasStake(lookedUp(readerAt(3)), 0)).toBe(true)
  expect(hasStake(lookedUp(readerAt(3, false)), 2 * DAY)).toBe(false)
})
