import { expect, test } from 'vitest'
import { anna, problemsOf } from '#tools/testing/check.ts'
import { aliasesAreUsed } from './aliases-are-used.ts'

const named = { ...anna, aliases: ['The Mate (of old)'] }
const found = (chapters: Record<number, object>) => problemsOf(aliasesAreUsed, chapters).map(({ message }) => message)

test('[DATA-4] an alias that no text uses from its chapter on is found', () => {
  const finding = 'characters.anna.aliases.0: no text from chapter 2 on uses "The Mate (of old)".'
  const before = { 1: { notes: { log: { category: 'other', content: 'They wait for the mate.' } } } }
  expect(found({ ...before, 2: { characters: { anna: named } } })).toEqual([finding])
})

test('one that a text of any later chapter uses is not', () => {
  const after = { 7: { notes: { log: { category: 'other', content: 'They wait for the Mate.' } } } }
  expect(found({ 2: { characters: { anna: { ...named, description: 'The Mate of the ship.' } } } })).toEqual([])
  expect(found({ 2: { characters: { anna: named } }, ...after })).toEqual([])
})
