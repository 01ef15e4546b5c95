import { describe, expect, test } from 'vitest'
import { anna, problemsOf } from '#tools/testing/check.ts'
import { smallBook } from '#tools/testing/small-book.ts'
import { wordsAreTold } from './words-are-told.ts'

const note = { category: 'other', content: 'The mate keeps the log of the ship as others do.' }
const found = (chapter: object, book = smallBook) =>
  problemsOf(
    wordsAreTold,
    { 1: { notes: { log: note } }, 2: chapter, 3: { notes: { end: { ...note, content: 'A murder at sea.' } } } },
    [],
    book,
  ).map(({ message }) => /"(.+?)"/.exec(message)?.[1])

describe('[DATA-4] a word that files an entry before any text holds it is found', () => {
  test.each([
    ['in an id', { notes: { 'murder-on-the-ship': note } }, ['murder']],
    [
      'in the id of a part',
      { characters: { anna: { ...anna, abilities: { 'log-mutiny': { name: 'Log' } } } } },
      ['mutiny'],
    ],
    ['that falls apart into words of any text', { notes: { assassin: note } }, ['assassin']],
    ['in a category', { characters: { anna: { ...anna, category: 'Murderers' } } }, ['murderers']],
    ['in a tag', { notes: { log: { ...note, tags: ['murder'] } } }, ['murder']],
    ['in a label', { characters: { anna: { ...anna, faction: 'Mutineers' } } }, ['mutineers']],
    [
      'in the role of a member',
      {
        characters: { anna },
        organizations: { ship: { name: 'Ship', description: 'x', knownMembers: { anna: { role: 'Murderer' } } } },
      },
      ['murderer'],
    ],
  ])('%s', (_, chapter, words) => {
    const withCrew = { ...chapter, title: 'Anna of the Crew' }
    expect(found(withCrew)).toEqual(words)
  })

  test.each([
    ['another form of a word that was told', { notes: { 'log-keeping': note } }],
    ['a word of the same chapter', { notes: { 'storm-note': { ...note, content: 'A storm breaks over the ship.' } } }],
    ['a word of the public book', { notes: { log: { ...note, tags: ['tools'] } } }],
    ['a word of the program', { notes: { log: { ...note, tags: ['theory'] } } }],
    ['two words written as one', { notes: { shiplog: note } }],
    ['a number', { notes: { 'log-1349-ch2': note } }],
  ])('%s says nothing', (_, chapter) => {
    expect(found(chapter)).toEqual([])
  })

  test('plain words of the book may stand at any time', () => {
    const book = { ...smallBook, check: { ...smallBook.check, plainWords: 'unused' } }
    const told = { notes: { 'unused-log': note } }
    expect([found(told), found(told, book)]).toEqual([['unused'], []])
  })
})
