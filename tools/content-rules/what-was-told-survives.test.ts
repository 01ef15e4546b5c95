import { expect, test } from 'vitest'
import { anna, problemsOf } from '#tools/testing/check.ts'
import { whatWasToldSurvives } from './what-was-told-survives.ts'

const first = { 1: { characters: { anna: { ...anna, description: 'A sailor who keeps the log of the old ship.' } } } }
const then = (telling: object) => problemsOf(whatWasToldSurvives, { ...first, 3: { characters: { anna: telling } } })

test('a text that says all that was said before passes, and so does one whose facts were kept', () => {
  expect(then({ description: 'A sailor, captain now, who keeps the log of the old ship.' })).toEqual([])
  expect(then({ description: 'The captain.', told: ['As a sailor she keeps the log of the old ship.'] })).toEqual([])
})

test('a text that loses what was told is found where it is replaced', () => {
  const problems = then({ description: 'The captain of a fleet.' })
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatchObject({ rule: 'what-was-told-survives', file: expect.stringMatching(/003\.yaml$/) })
})

test('an author may say why something goes', () => {
  expect(then({ description: 'The captain of a fleet.', forgets: 'She never was a sailor.' })).toEqual([])
})
