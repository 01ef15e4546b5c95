import { expect, test } from 'vitest'
import { anna, problemsOf } from '../testing/check.ts'
import { nothingIsToldTwice } from './nothing-is-told-twice.ts'

test('a chapter that tells only what changes passes, and so does what comes back', () => {
  expect(
    problemsOf(nothingIsToldTwice, {
      1: { characters: { anna: { ...anna, headline: 'Anna!', aliases: ['A.'] } } },
      2: { characters: { anna: { status: 'Missing', aliases: ['A.', 'B.'], headline: 'Anna!' } } },
      3: { characters: { anna: { status: 'Alive', aliases: null } } },
    }),
  ).toEqual([])
})

test.each([
  ['a field', { status: 'Alive' }, { status: 'Alive' }],
  ['a list', { aliases: ['A.'] }, { aliases: ['A.'] }],
  ['a part of a map', { sequence: { pathway: 'sailor' } }, { sequence: { pathway: 'sailor', number: 9 } }],
  ['the loss of what nobody knows', {}, { faction: null }],
])('%s told again is found where it is told again', (_, first, second) => {
  const problems = problemsOf(nothingIsToldTwice, {
    1: { characters: { anna: { ...anna, ...first } } },
    4: { characters: { anna: second } },
  })
  expect(problems).toHaveLength(1)
  expect(problems[0]?.file).toMatch(/004\.yaml$/)
})
