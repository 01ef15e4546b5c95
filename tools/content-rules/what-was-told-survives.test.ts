import { describe, expect, test } from 'vitest'
import { anna, problemsOf } from '#tools/testing/check.ts'
import { whatWasToldSurvives } from './what-was-told-survives.ts'

const first = { 1: { characters: { anna: { ...anna, description: 'A sailor who keeps the log of the old ship.' } } } }
const then = (patch: object) => problemsOf(whatWasToldSurvives, { ...first, 3: { characters: { anna: patch } } })

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

describe('a tie that becomes another', () => {
  const bertram = { ...anna, name: 'Bertram' }
  const tied = { ...anna, ties: { bertram: { as: 'enemy' } } }
  const then = (patch: object) =>
    problemsOf(whatWasToldSurvives, {
      1: { characters: { anna: tied, bertram } },
      3: { characters: { anna: patch } },
    })

  test('is found where nothing says any more what it was', () => {
    const [problem, ...others] = then({ ties: { bertram: { as: 'ally', text: 'She steers his ship.' } } })
    expect(problem?.message).toContain('characters.anna.ties.bertram.as')
    expect(others).toEqual([])
  })

  test.each([
    ['its text', { ties: { bertram: { as: 'ally', text: 'Once his enemy, she steers his ship.' } } }],
    ['a fact', { ties: { bertram: { as: 'ally' } }, told: ['The enemy of Bertram steers his ship.'] }],
    ['a reason', { ties: { bertram: { as: 'ally' } }, forgets: 'She took him for somebody else.' }],
  ])('passes where %s says it', (_, patch) => {
    expect(then(patch)).toEqual([])
  })
})
