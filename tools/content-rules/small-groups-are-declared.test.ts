import { expect, test } from 'vitest'
import type { Book } from '#story/schema/book.ts'
import { anna, problemsOf } from '#tools/testing/check.ts'
import { smallBook } from '#tools/testing/small-book.ts'
import { smallGroupsAreDeclared } from './small-groups-are-declared.ts'

const bertram = { ...anna, name: 'Bertram' }
const found = (chapters: Record<number, object>, book: Book = smallBook) =>
  problemsOf(smallGroupsAreDeclared, chapters, [], book).map(({ message }) => message.split(', which')[0])
const declared = (from: number): Book => ({
  ...smallBook,
  check: { ...smallBook.check, smallGroups: { characters: { Hosts: from } } },
})

test('[DATA-4] a group that nobody joins for fifty chapters is found where it first stands', () => {
  const alone = { 2: { characters: { anna: { ...anna, category: 'Hosts' } } } }
  const late = { ...alone, 53: { characters: { bertram: { ...bertram, category: 'Hosts' } } } }
  const joined = { ...alone, 8: { characters: { bertram: { ...bertram, category: 'Hosts' } } } }

  const finding = 'characters.anna.category: "Hosts" is a group of its own'
  expect([found(alone), found(late), found(joined)]).toEqual([[finding], [finding], []])
})

test('one that moves into a group made for it is found as well', () => {
  const moves = { 2: { characters: { anna, bertram } }, 3: { characters: { anna: { category: 'Hosts' } } } }
  expect(found(moves)).toEqual(['characters.anna.category: "Hosts" is a group of its own'])
})

test('a declared group may stand from its chapter on, and an age of the book at any time', () => {
  const alone = { 2: { characters: { anna: { ...anna, category: 'Hosts' } } } }
  expect([found(alone, declared(2)), found(alone, declared(3))]).toEqual([[], [expect.anything()]])

  const age = { 2: { history: { war: { title: 'War', era: 'First Age', description: 'x' } } } }
  expect([found(age, { ...smallBook, eras: ['First Age'] }), found(age)]).toEqual([[], [expect.anything()]])
})
