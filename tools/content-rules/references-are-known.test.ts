import { expect, test } from 'vitest'
import { anna, problemsOf, sailor } from '#tools/testing/check.ts'
import { referencesAreKnown } from './references-are-known.ts'

const crew = { name: 'Crew', description: 'The people of the ship.' }

test('references to entries known by then pass', () => {
  const chapters = {
    1: { characters: { anna }, pathways: { sailor } },
    2: {
      characters: { anna: { sequence: { pathway: 'sailor' } } },
      organizations: {
        crew: {
          ...crew,
          pathwaysHeld: ['sailor'],
          knownMembers: { anna: { role: 'Mate' }, cook: { name: 'The cook', role: 'Cook' } },
        },
      },
    },
  }
  expect(problemsOf(referencesAreKnown, chapters)).toEqual([])
})

test.each([
  ['a pathway of a character', { characters: { anna: { ...anna, sequence: { pathway: 'sailor' } } } }],
  ['a pathway held', { organizations: { crew: { ...crew, pathwaysHeld: ['sailor'] } } }],
  ['a member', { organizations: { crew: { ...crew, knownMembers: { bertram: { role: 'Mate' } } } } }],
  ['a known Beyonder', { pathways: { seer: { ...sailor, knownBeyonders: { bertram: {} } } } }],
  [
    'a follower',
    { deities: { storm: { name: 'Storm', description: 'A god of sailors.', followers: { bertram: {} } } } },
  ],
  ['an item carried', { inventory: { key: { status: 'Owned' } } }],
])('%s that only a later chapter tells is found', (_, chapter) => {
  const later = {
    characters: { bertram: { ...anna, name: 'Bertram' } },
    pathways: { sailor },
    items: { key: { name: 'Key', category: 'tool', description: 'A key of iron.' } },
  }
  const problems = problemsOf(referencesAreKnown, { 1: chapter, 2: later })

  expect(problems).toHaveLength(1)
  expect(problems[0]?.file).toMatch(/001\.yaml$/)
})

const bertram = { ...anna, name: 'Bertram' }
const tied = (as: string) => ({ anna: { ...anna, ties: { bertram: { as } } } })

test.each([
  ['a character', { characters: { bertram } }],
  ['an organization', { organizations: { bertram: crew } }],
])('a tie leads to %s that is known by then', (_, known) => {
  const later = { 1: { characters: tied('friend') }, 2: known }
  expect(problemsOf(referencesAreKnown, later)).toMatchObject([{ message: expect.stringContaining('not among the') }])
  expect(problemsOf(referencesAreKnown, { 1: known, 2: { characters: tied('friend') } })).toEqual([])
})

test('an id that two kinds know names nobody', () => {
  const both = { characters: { bertram, ...tied('friend') }, organizations: { bertram: crew } }
  const [problem] = problemsOf(referencesAreKnown, { 1: both })
  expect(problem?.message).toContain('"bertram" is among the characters and the organizations')
})
