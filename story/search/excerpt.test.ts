import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections } from '#story/testing/sections.ts'
import { lineOf, marked } from './excerpt.ts'
import { type SearchHit, searchStory } from './search.ts'

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

  const entry = searchStory(storyAt(1), book, 'anna').hits[0]!.entry
  const around = (text: string, ...words: string[]) => {
    const hit: SearchHit = { entry, text: { by: 'fact', text, folded: '', at: 0 }, words }
    return lineOf(hit)
  }

  test('is one line, whatever was written', () => {
    expect(around('She sings.\n  He   drinks.', 'drinks')).toBe('She sings. He drinks.')
  })

  test('is the whole text of ninety characters, wherever the word stands', () => {
    const whole = `${'ab '.repeat(27)}compass.`
    expect(around(`${whole}x`, 'compass')).toBe(`${whole}x`)
    expect(around(`${whole}xx`, 'compass')).not.toBe(`${whole}xx`)
  })

  test('begins with the text where the word stands among its first thirty-six characters', () => {
    const rest = ' pointed at the drowned for all the long and starless night of the storm.'
    expect(around(`${'x'.repeat(35)} compass${rest}`, 'compass')).toMatch(/^x{35} compass pointed/)
    expect(around(`${'x'.repeat(36)} compass${rest}`, 'compass')).toMatch(/^…compass pointed/)
    expect(around(`${'x'.repeat(40)} and a compass${rest}`, 'compass')).toMatch(/^…and a compass pointed/)
  })

  test('has ninety characters at most, the ellipsis in front of it among them', () => {
    const line = around(`${'ab '.repeat(20)}compass ${'x '.repeat(100)}`, 'compass')
    expect(line).toMatch(/^…(ab )+compass( x)+…$/)
    expect(line.slice(0, -1).length).toBeLessThanOrEqual(90)
    expect(line.length).toBeGreaterThan(85)
  })

  test('shows the first of the words that were found', () => {
    const text = `${'ab '.repeat(20)}lighthouse ${'cd '.repeat(30)}compass ${'ef '.repeat(30)}`
    expect(around(text, 'compass', 'light')).toMatch(/^…(ab )+lighthouse /)
    expect(around(text, 'compass')).toMatch(/^…(cd )+compass /)
    expect(around(text, 'nowhere')).toMatch(/^ab /)
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

  test('is marked in each word, and as much of one as the longest found word takes', () => {
    expect(found('Anna and Bert', 'anna', 'bert')).toEqual(['[Anna]', ' and ', '[Bert]'])
    expect(found('Nighthawks', 'night', 'nighthawk').join('')).toBe('[Nighthawk]s')
    expect(found('Anna’s coat', 'annas').join('')).toBe('[Anna’s] coat')
    expect(found('Zoe\u0308 waits', 'zoe').join('')).toBe('[Zoe]\u0308 waits')
  })

  test('is marked within a word from three letters on', () => {
    expect(found('Joanna', 'an').join('')).toBe('Joanna')
    expect(found('Joanna', 'ann').join('')).toBe('[Joanna]')
    expect(found('Anna', 'an').join('')).toBe('[An]na')
    expect(found('Dandan', 'dan').join('')).toBe('[Dan]dan')
  })

  test('leaves the text as it is where nothing was found', () => {
    expect(found('Dunn Smith', 'x')).toEqual(['Dunn Smith'])
  })
})
