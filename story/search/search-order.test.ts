import { describe, expect, test } from 'vitest'
import type { ChapterLookup } from '#story/engine/chapter.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections } from '#story/testing/sections.ts'
import { searchStory } from './search.ts'

const book = { sections: allSections, itemCategories: [] }
const description = 'Nothing special.'
const place = (name: string, rest = {}) => ({ name, description, ...rest })
const person = (name: string, rest = {}) => ({ name, category: 'Crew', description, ...rest })
const facts = ['She sings.', 'She sails.', 'She waits.', 'She reads.', 'She swims.', 'She writes.']

const hits = (told: ChapterLookup[string], words: string) =>
  searchStory(createTimeline({ chapter_1: told })(1), book, words).hits
const names = (told: ChapterLookup[string], words: string) => hits(told, words).map(({ entry }) => entry.name)

describe('[FIND-2] first stands', () => {
  test('what is called exactly so, however little is told of it', () => {
    const characters = { lamp: person('Lamp Lighter', { told: facts }) }
    expect(names({ characters, locations: { lamp: place('Lamp') } }, 'lamp')).toEqual(['Lamp', 'Lamp Lighter'])
    expect(
      names({ characters, organizations: { lamp: place('The Old Lamp', { aliases: ['Lamp'] }) } }, 'lamp'),
    ).toEqual(['The Old Lamp', 'Lamp Lighter'])
  })

  test('somebody with that family name before a place that ends with it', () => {
    const locations = { wick: place('Old Wick', { group: 'Coast', told: facts }) }
    expect(names({ characters: { dunn: person('Dunn Wick') }, locations }, 'wick')).toEqual(['Dunn Wick', 'Old Wick'])
  })

  test('an entry before a part of another one', () => {
    const pathways = {
      sailor: place('Sailor', { sequences: { sequence_9: { name: 'Deckhand', description: 'Scrubs.' } } }),
    }
    const found = hits({ pathways, locations: { hold: place('Deckhand') } }, 'deckhand')
    expect(found.map(({ entry }) => entry.kind)).toEqual(['locations', 'pathways'])
  })

  test('what has the word as it was typed, before what has it of one', () => {
    expect(names({ locations: { a: place('Old Lantern'), b: place('Old Lanterns') } }, 'lanterns')).toEqual([
      'Old Lanterns',
      'Old Lantern',
    ])
  })

  test('a person who goes by the words before a place that is called so, when they are typed in another order', () => {
    const told = {
      characters: { anna: person('Anna', { aliases: ['Old Red Lamp'] }) },
      locations: { lamp: place('Old Red Lamp') },
    }
    expect(names(told, 'lamp red')).toEqual(['Anna', 'Old Red Lamp'])
  })
})

describe('[FIND-3] what was found is shown', () => {
  const text = (told: ChapterLookup[string], words: string) => hits(told, words)[0]?.text.text

  test('by the text that counts most for the words, and of equals by the first', () => {
    const anna = person('Anna', { aliases: ['Of the Lamp', 'By the Lamp'], description: 'Holds a lamp.' })
    expect(text({ characters: { anna } }, 'lamp')).toBe('Of the Lamp')
    expect(text({ characters: { anna: person('Anna Lamp', { aliases: ['Of the Lamp'] }) } }, 'lamp')).toBe('Anna Lamp')
  })

  test('by the best of its words, in whatever order they were typed', () => {
    const characters = { anna: person('Anna', { aliases: ['The Mate'], description: 'Sleeps at noon.' }) }
    expect(text({ characters }, 'mate noon')).toBe('The Mate')
    expect(text({ characters }, 'noon mate')).toBe('The Mate')
  })

  test('by the word that was typed first where they count alike', () => {
    const characters = { anna: person('Anna', { aliases: ['One Owl', 'One Fox'] }) }
    expect(text({ characters }, 'owl fox')).toBe('One Owl')
    expect(text({ characters }, 'fox owl')).toBe('One Fox')
  })

  test('with the words that were found in it, a name that was meant in place of what was typed', () => {
    const [hit] = hits({ characters: { dunn: person('Dunn Smith') } }, 'Smiht DUNN')
    expect(hit?.words).toEqual(['smith', 'dunn'])
  })
})
