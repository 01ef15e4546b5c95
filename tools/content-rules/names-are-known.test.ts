import { describe, expect, test } from 'vitest'
import { anna, problemsOf } from '#tools/testing/check.ts'
import { namesAreKnown } from './names-are-known.ts'

const bertram = {
  ...anna,
  name: 'Bertram White',
  aliases: ['The Clerk'],
  description: 'A clerk who counts white sheets.',
}
const clown = { name: 'Clown', description: 'A fool of the stage.' }
const later = { 5: { characters: { bertram }, pathways: { clown } }, 6: { title: 'The Long Voyage Home' } }
const found = (chapter: object) =>
  problemsOf(namesAreKnown, { 2: chapter, ...later }).map(({ message }) => /"(.+?)"/.exec(message)?.[1])

describe('[DATA-4] a name before its chapter is found', () => {
  test.each([
    ['whole', 'Bertram White keeps the books.', ['Bertram White', 'Bertram', 'White']],
    ['by the first name', 'He waits for Bertram in the hall.', ['Bertram']],
    ['with a small letter', 'He waits for bertram in the hall.', ['Bertram']],
    ['as a possessive', "This is Bertram's table.", ['Bertram']],
    ['in the plural', 'Two Bertrams cannot be told apart.', ['Bertram']],
    ['by a surname that is a word, too', 'The letter is signed by White himself.', ['White']],
    ['by an alias', 'They speak of The Clerk in whispers.', ['The Clerk', 'Clerk']],
    ['by a name of one ordinary word', 'He dreams of a Clown in the rain.', ['Clown']],
    ['by the title of a chapter', 'It is called The Long Voyage Home by all.', ['The Long Voyage Home']],
  ])('%s', (_, content, names) => {
    expect(found({ notes: { note: { category: 'other', content } } })).toEqual(names)
  })

  test.each([
    ['an id', { notes: { 'letter-to-bertram': { category: 'other', content: 'A letter without a name on it.' } } }],
    [
      'the id in a map',
      { organizations: { crew: { name: 'Crew', description: 'x', knownMembers: { bertram: { role: 'Clerk' } } } } },
    ],
    ['a headline', { characters: { anna: { ...anna, headline: 'Anna meets Bertram.' } } }],
    ['a chapter title', { title: 'Bertram' }],
    ['the address of a picture', { characters: { anna: { ...anna, image: '/pictures/bertram.webp' } } }],
    ['an alternative', { characters: { anna: { ...anna, aliases: ['Sister of Bertram'] } } }],
  ])('in %s', (_, chapter) => {
    expect(found(chapter)).toContain('Bertram')
  })

  test('that book.yaml dates', () => {
    expect(found({ notes: { note: { category: 'other', content: 'He goes as The Guest in the north.' } } })).toContain(
      'The Guest',
    )
  })
})

test('a name from its chapter on passes, and so do ordinary words', () => {
  const note = (content: string) => ({ notes: { note: { category: 'other', content } } })

  expect(problemsOf(namesAreKnown, { 2: note('White sheets and a clown. Clown shoes, a clerk.'), ...later })).toEqual(
    [],
  )
  expect(problemsOf(namesAreKnown, { ...later, 7: note('Bertram White is The Clerk.') })).toEqual([])
})

test('a word inside a longer name that is known belongs to that name', () => {
  const town = { locations: { street: { name: 'White Rose Street', description: 'A street of the harbour.' } } }
  const note = { notes: { note: { category: 'other', content: 'He lives in White Rose Street.' } } }

  expect(problemsOf(namesAreKnown, { 1: town, 2: note, ...later })).toEqual([])
})

test('a declared exception passes, and one that is no longer needed is found', () => {
  const exception = { what: 'White', at: 'notes.note', why: 'A colour on a sign.' }
  const note = { notes: { note: { category: 'other', content: 'The sign says White in red.' } } }

  expect(problemsOf(namesAreKnown, { 2: note, ...later }, [exception])).toEqual([])
  expect(problemsOf(namesAreKnown, later, [exception])).toMatchObject([
    { file: expect.stringMatching(/exceptions\.yaml$/), message: expect.stringContaining('no longer needed') },
  ])
})
