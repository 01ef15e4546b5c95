import { expect, test } from 'vitest'
import { fewestSections } from '#story/testing/sections.ts'
import { anna, problemsOf } from '#tools/testing/check.ts'
import { smallBook } from '#tools/testing/small-book.ts'
import { theBookHasWhatIsTold } from './the-book-has-what-is-told.ts'

const { pathways: _, ratings: _r, ...rest } = smallBook
const plainBook = { ...rest, sections: fewestSections }
const description = 'Something that is told.'
const told = {
  characters: { anna: { ...anna, beyonder: true } },
  deities: { moon: { name: 'Moon', description } },
  transactions: { rent: { description, type: 'expense', category: 'rent', amount: { pence: 1 } } },
  mysteries: { who: { title: 'Who?', description, status: 'open' } },
}

test('a book that has words for everything may tell everything', () => {
  expect(problemsOf(theBookHasWhatIsTold, { 1: told })).toEqual([])
})

test('a book may not tell what it has no words for', () => {
  expect(problemsOf(theBookHasWhatIsTold, { 1: told }, [], plainBook).map(({ message }) => message)).toEqual([
    'characters.anna: this book has no words for pathways.',
    'deities.moon: this book has no words for deities.',
    'transactions.rent: this book has no words for transactions.',
  ])
})

test('a group of abilities, a type of quests and a rating are those of the book', () => {
  const types = [{ key: 'main' as const, label: 'Main', counter: 'Open' }]
  const quests = { ...smallBook.sections.quests!, types }
  const chapter = {
    quests: { home: { title: 'Home', description, status: 'active', type: 'side' } },
    abilities: { swim: { name: 'Swimming', description, group: 'sports' } },
    items: {
      mask: { name: 'Mask', category: 'tool', description, rarity: 'rare' },
      idol: { name: 'Idol', category: 'tool', description, rarity: 'grade2' },
    },
  }
  const book = { ...smallBook, sections: { ...smallBook.sections, quests }, ratings: undefined }

  expect(problemsOf(theBookHasWhatIsTold, { 1: chapter }, [], book).map(({ message }) => message)).toEqual([
    'items.mask: this book has no ratings.',
    'items.idol: this book has no grades.',
    'quests.home: this book has no type "side".',
    'abilities.swim: this book has no group "sports".',
  ])
})
