import { expect, test } from 'vitest'
import { anna, problemsOf } from '#tools/testing/check.ts'
import { smallBook } from '#tools/testing/small-book.ts'
import { laterNamesStayOut } from './later-names-stay-out.ts'

const book = { ...smallBook, check: { ...smallBook.check, laterNames: ['Bertram', 'Harbour Street'] } }
const paths = (chapter: object) =>
  problemsOf(laterNamesStayOut, { 2: chapter }, [], book).map(({ message }) => message.split(':')[0])

test.each([
  [
    'a text',
    { characters: { anna: { ...anna, headline: "Anna waits for Bertram's ship." } } },
    'characters.anna.headline',
  ],
  ['small letters', { notes: { log: { category: 'other', content: 'they call him bertram' } } }, 'notes.log.content'],
  ['an id', { notes: { 'bertrams-log': { category: 'other', content: 'x' } } }, 'notes.bertrams-log'],
  ['an alias', { characters: { anna: { ...anna, aliases: ['Bertram'] } } }, 'characters.anna.aliases.0'],
  ['a tag', { notes: { log: { category: 'other', content: 'x', tags: ['Harbour Street'] } } }, 'notes.log.tags.0'],
  ['a title', { title: 'Harbour Street' }, 'title'],
])('[DATA-4] a later name is found in %s', (_, chapter, path) => {
  expect(paths(chapter)).toEqual([path])
})

test('one word of a later name is a word like any other', () => {
  expect(paths({ characters: { anna: { ...anna, headline: 'Anna comes into the harbour.' } } })).toEqual([])
})
