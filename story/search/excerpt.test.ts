import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections } from '#story/testing/sections.ts'
import { lineOf, marked } from './excerpt.ts'
import { searchStory } from './search.ts'

const book = { sections: allSections, itemCategories: [] }
const description =
  'Keeper of the lighthouse. Of all that ever came ashore on this long and rocky coast the strangest was a compass that pointed at the drowned.'
const storyAt = createTimeline({
  chapter_1: {
    characters: {
      anna: { name: 'Anna Seer', category: 'Crew', aliases: ['The Mate'], description, spellings: ['Hannah'] },
    },
  },
})
const lineFor = (words: string) => lineOf(searchStory(storyAt(1), book, words).hits[0]!)

describe('[FIND-3] the line under a hit', () => {
  test('is what the entry is, where its name was found', () => {
    expect(lineFor('anna')).toBe(
      'Keeper of the lighthouse. Of all that ever came ashore on this long and rocky coast the…',
    )
    expect(lineFor('hannah')).toBe(lineFor('anna'))
  })

  test('is the other name by which it was found', () => {
    expect(lineFor('mate')).toBe('The Mate')
  })

  test('shows the words around what was found, cut between words on both sides, in ninety characters', () => {
    const line = lineFor('compass')
    expect(line).toBe('…rocky coast the strangest was a compass that pointed at the drowned.')
    expect(line.length).toBeLessThanOrEqual(90)
  })
})

describe('[FIND-3] what was found in a text', () => {
  const found = (text: string, ...words: string[]) =>
    marked(text, words).map(({ text, isFound }) => (isFound ? `[${text}]` : text))

  test('is marked as far as it was typed, whatever its capitals, accents and spelling', () => {
    expect(found('Dunn Smith’s office', 'dun').join('')).toBe('[Dun]n Smith’s office')
    expect(found('The Harbour of Zoë', 'harbor', 'zoe').join('')).toBe('The [Harbour] of [Zoë]')
    expect(found('Nighthawks', 'hawk').join('')).toBe('[Nighthawks]')
  })

  test('leaves the text as it is where nothing was found', () => {
    expect(found('Dunn Smith', 'x')).toEqual(['Dunn Smith'])
  })
})
