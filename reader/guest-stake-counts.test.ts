import { expect, test } from 'vitest'
import type { Event } from './events.ts'
import { hasStake } from './guest-stake.ts'
import { opened, type State, unkept } from './state.ts'
import { step } from './step.ts'
import { createServer, RANGE } from './testing/server.ts'

const DAY = 86_400_000
const BEGUN = 20_000 * DAY

function guestAfter(chapter: number, ...events: Event[]): State {
  const profile = { ...createServer().beGuest(chapter), createdAt: new Date(BEGUN).toISOString() }
  const arrived: Event = { type: 'arrived', profile }
  return [arrived, ...events].reduce((state, event) => step(state, event)[0], opened(RANGE, unkept, undefined))
}

const lookUps = (...ids: string[]) => ids.map((id): Event => ({ type: 'looked-up', kind: 'items', id }))
const leaves = (...ids: string[]) => ids.map((id): Event => ({ type: 'diary-entry-opened', id }))

test('[SHELL-20] a guest is back once more than a day has passed since they came', () => {
  expect(hasStake(guestAfter(3), BEGUN + DAY)).toBe(false)
  expect(hasStake(guestAfter(3), BEGUN + DAY + 1)).toBe(true)
})

test('[SHELL-20] a guest who has written a note has something to lose at once', () => {
  const note = { id: 'n', kind: 'items', entry: 'map', chapter: 1, text: 'Where does it lead?', revision: 'r' } as const
  expect(hasStake(guestAfter(1, { type: 'note-written', note, from: '' }), BEGUN)).toBe(true)
})

test('[SHELL-20] what a guest has looked up and what they have opened of the diary count together, five in all', () => {
  expect(hasStake(guestAfter(1, ...lookUps('a', 'b', 'c'), ...leaves('d')), BEGUN)).toBe(false)
  expect(hasStake(guestAfter(1, ...lookUps('a', 'b', 'c'), ...leaves('d', 'e')), BEGUN)).toBe(true)
})

test('[SHELL-20] nobody has anything to lose until it is known who is here', () => {
  expect(hasStake(opened(RANGE, unkept, undefined), BEGUN)).toBe(false)
})
