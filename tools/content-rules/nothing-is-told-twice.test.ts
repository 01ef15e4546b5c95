import { expect, test } from 'vitest'
import { anna, problemsOf } from '#tools/testing/check.ts'
import { nothingIsToldTwice } from './nothing-is-told-twice.ts'

test('a chapter that tells only what changes passes, and so does a card that goes to and fro', () => {
  expect(
    problemsOf(nothingIsToldTwice, {
      1: { characters: { anna: { ...anna, headline: 'Anna!', aliases: ['A.'] } } },
      2: { characters: { anna: { status: 'Missing', aliases: ['A.', 'B.'], headline: 'Anna!' } } },
      3: { characters: { anna: { status: 'Deceased', aliases: null } } },
      4: { title: 'Home', characters: { hero: { ...anna, card: { location: 'At home' } } } },
      5: { title: 'Away', characters: { hero: { card: { location: 'At sea' } } } },
      6: { characters: { hero: { card: { location: 'At home' } } } },
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

test('a value that comes back after its removal is found, and so is its loss while it is gone', () => {
  const problems = problemsOf(nothingIsToldTwice, {
    1: { characters: { anna: { ...anna, card: { mainGoal: 'Find the map', location: 'At home' } } } },
    2: { characters: { anna: { card: { mainGoal: null, location: null } } } },
    3: { characters: { anna: { card: { mainGoal: null } } } },
    4: { characters: { anna: { card: { mainGoal: 'Find the map', location: 'At home' } } } },
  })
  expect(problems.map(({ file, message }) => `${file.slice(-8)} ${message}`)).toEqual([
    '003.yaml characters.anna.card.mainGoal: removes what is not known.',
    '004.yaml characters.anna.card.mainGoal: "Find the map" was told before.',
  ])
})

test('a value that comes back is found, and so is a title', () => {
  const problems = problemsOf(nothingIsToldTwice, {
    1: { title: 'Home', characters: { anna: { ...anna, location: 'The pier' } } },
    2: { characters: { anna: { location: 'The town' } } },
    3: { title: 'Home', characters: { anna: { location: 'The pier' } } },
  })
  expect(problems.map(({ file }) => file.slice(-8))).toEqual(['003.yaml', '003.yaml'])
})
