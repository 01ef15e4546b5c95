import { expect, test } from 'vitest'
import { anna, problemsOf } from '#tools/testing/check.ts'
import { removalsAreKnown } from './removals-are-known.ts'

const problems = (first: object, second: object) =>
  problemsOf(removalsAreKnown, { 1: { characters: { anna, ...first } }, 2: { characters: second } }).map(
    ({ message }) => message.split(':')[0],
  )

const tie = { ties: { bertram: { as: 'sibling', text: 'They sail on one ship.' } } }

test.each<[string, object, object, string]>([
  ['an entry', {}, { ana: null }, 'characters.ana'],
  ['a field', {}, { anna: { location: null } }, 'characters.anna.location'],
  ['a part', { anna: { ...anna, ...tie } }, { anna: { ties: { bertrand: null } } }, 'characters.anna.ties.bertrand'],
])('%s that nobody told is not taken away', (_, first, second, at) => {
  expect(problems(first, second)).toEqual([at])
})

test.each<[string, object, object]>([
  ['an entry', {}, { anna: null }],
  ['a field', {}, { anna: { status: null } }],
  ['a part', { anna: { ...anna, ...tie } }, { anna: { ties: { bertram: null } } }],
])('%s that was told is', (_, first, second) => {
  expect(problems(first, second)).toEqual([])
})

test('nor is it taken away twice', () => {
  const chapters = { 1: { characters: { anna } }, 2: { characters: { anna: null } }, 3: { characters: { anna: null } } }
  expect(problemsOf(removalsAreKnown, chapters)).toMatchObject([{ line: 2 }])
})
