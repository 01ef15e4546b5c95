import { expect, test } from 'vitest'
import { anna, problemsOf } from '#tools/testing/check.ts'
import { retractionsAreKnown } from './retractions-are-known.ts'

const told = (...facts: unknown[]) =>
  Object.fromEntries(
    facts.map((fact, index) => [
      index + 1,
      { characters: { anna: { ...(index === 0 && anna), told: ['She sings at noon.', fact] } } },
    ]),
  )

test('a fact may take back one that was told before', () => {
  const chapters = told({ text: 'She drowned at sea.', key: 'drowned' }, { text: 'She is alive.', retracts: 'drowned' })
  expect(problemsOf(retractionsAreKnown, chapters)).toEqual([])
})

test.each([
  ['what was never told', told('She is here.', { text: 'She is alive.', retracts: 'drowned' })],
  ['itself', told({ text: 'She is alive.', key: 'alive', retracts: 'alive' })],
])('a fact that takes back %s is found', (_, chapters) => {
  expect(problemsOf(retractionsAreKnown, chapters)).toHaveLength(1)
})

test('a key that two facts have is found', () => {
  const chapters = told({ text: 'She drowned at sea.', key: 'end' }, { text: 'She left the ship.', key: 'end' })
  expect(problemsOf(retractionsAreKnown, chapters)).toHaveLength(1)
})
