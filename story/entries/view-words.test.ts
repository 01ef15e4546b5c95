import { describe, expect, test } from 'vitest'
import { emptyStory, learn } from '#story/engine/story.ts'
import { allSections, fewestSections } from '#story/testing/sections.ts'
import { inWords, ledeOf } from './view-words.ts'

const book = { sections: allSections }
const smallBook = { sections: fewestSections }

describe('a label in the words of the book', () => {
  test('names a section by its title, or by another of its words', () => {
    expect(inWords('{pathways}', book)).toBe('Pathways')
    expect(inWords('All {pathways.people} of the {items.label}', book)).toBe('All Beyonders of the Items')
  })

  test('stays as it is where it asks for no word', () => {
    expect(inWords('Status', smallBook)).toBe('Status')
  })

  test('is not there where the book has no such section or no such word', () => {
    expect(inWords('{pathways.person}', smallBook)).toBeUndefined()
    expect(inWords('{characters.person}', book)).toBeUndefined()
    expect(inWords('{pathways.nobody} and {pathways.person}', book)).toBeUndefined()
  })
})

describe('the sentence under the heading of a list', () => {
  test('is that of the book', () => {
    const deities = { ...allSections.deities!, lede: 'Those who are prayed to.' }

    expect(ledeOf(emptyStory, 'deities', { sections: { ...allSections, deities } })).toBe('Those who are prayed to.')
  })

  test('is none where the book has no sentence or no such list', () => {
    expect(ledeOf(emptyStory, 'deities', book)).toBeUndefined()
    expect(ledeOf(emptyStory, 'deities', smallBook)).toBeUndefined()
  })

  test.each([
    [0, '0 things'],
    [1, '1 thing'],
    [2, '2 things'],
  ])('counts %i known of what is counted as %s, up to the chapter of the reader', (size, words) => {
    const items = Object.fromEntries(Array.from({ length: size }, (_, index) => [`item-${index}`, { name: 'Item' }]))

    expect(ledeOf(learn(emptyStory, 7, [{ items }]), 'items', book)).toBe(
      `${words} seen, carried, lost or locked away, up to Chapter 7.`,
    )
  })
})
