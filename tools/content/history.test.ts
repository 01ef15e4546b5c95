import { expect, test } from 'vitest'
import { anna } from '#tools/testing/check.ts'
import { historyOf } from './history.ts'

const chapters = [
  { number: 1, chapter: { characters: { anna } } },
  { number: 2, chapter: { organizations: { crew: { knownMembers: { anna: { role: 'Mate' } } } } } },
  { number: 3, chapter: { characters: { eva: anna } } },
  { number: 4, chapter: { characters: { anna: null } } },
]

test('an id is followed through the chapters, at any depth, up to its removal', () => {
  expect(historyOf(chapters, 'anna')).toEqual({
    'chapter 1': { 'characters.anna': anna },
    'chapter 2': { 'organizations.crew.knownMembers.anna': { role: 'Mate' } },
    'chapter 4': { 'characters.anna': null },
  })
})

test('one kind alone, and an id that nobody tells', () => {
  expect(Object.keys(historyOf(chapters, 'anna', 'characters'))).toEqual(['chapter 1', 'chapter 4'])
  expect(historyOf(chapters, 'nobody')).toEqual({})
})
