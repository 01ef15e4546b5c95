import { describe, expect, test } from 'vitest'
import type { ChapterLookup } from '#story/engine/chapter.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections } from '#story/testing/sections.ts'
import { searchStory } from './search.ts'

const book = { sections: allSections, itemCategories: [] }
const description = 'Nothing special.'
const thing = (name: string, description = 'Made of brass.') => ({ name, category: 'tool', description })
const person = (name: string, rest = {}) => ({ name, category: 'Crew', description, ...rest })

/** What the words find in a book of one chapter, exactly (`=`) or approximately (`~`). */
function found(told: ChapterLookup[string], words: string) {
  const { hits, isClose } = searchStory(createTimeline({ chapter_1: told })(1), book, words)
  return [isClose ? '~' : '=', ...hits.map(({ entry }) => entry.name)]
}

describe('[FIND-2] a word of many', () => {
  const items = { lantern: thing('Lantern'), oar: thing('Oar') }

  test('finds the one, and is no slip', () => {
    expect(found({ items }, 'lanterns')).toEqual(['=', 'Lantern'])
    expect(found({ items }, 'oars')).toEqual(['=', 'Oar'])
  })

  test('may be misspelt as any other', () => {
    expect(found({ items }, 'lanturns')).toEqual(['~', 'Lantern'])
  })

  test('is none that ends with two of the same, that only holds the letter, or that is short', () => {
    expect(found({ items: { rose: thing('Compas Rose') } }, 'compass')).toEqual(['~', 'Compas Rose'])
    expect(found({ items: { map: thing('Map', 'Of the eastend.') } }, 'easter')).toEqual(['~'])
    expect(found({ items: { map: thing('Map', 'Of the gallows.') } }, 'gas')).toEqual(['~'])
  })

  test('is itself where a fact has it so, and then no name is meant by it', () => {
    const characters = { anna: person('Anna', { told: ['The sails tear.'] }), snails: person('Snails') }
    expect(found({ characters }, 'sails')).toEqual(['=', 'Anna'])
  })
})

test('[CODEX-4] a name is found from its first letters on, also where they look like the end of a British word', () => {
  const told = { characters: { bredt: person('Bredt') }, items: { sign: thing('Street sign') } }
  for (const typed of ['bre', 'bred', 'bredt']) expect(found(told, typed)).toEqual(['=', 'Bredt'])
  for (const typed of ['str', 'stre', 'stree', 'street']) expect(found(told, typed)).toEqual(['=', 'Street sign'])
})

describe('[FIND-2] a name that was meant', () => {
  test('is a whole name, and no text in which the word stands', () => {
    const characters = {
      dunn: person('Dunn Smith'),
      other: person('Dunn Smithson'),
      bert: person('Dunn Bert', { description: 'A smith by trade.' }),
    }
    expect(found({ characters }, 'smiht dunn')).toEqual(['~', 'Dunn Smith'])
    expect(found({ characters }, 'smith dunn').toSorted()).toEqual(['=', 'Dunn Bert', 'Dunn Smith', 'Dunn Smithson'])
  })

  test('is looked for by the beginning of the last word alone, which is still being typed', () => {
    const characters = { helm: person('Helmsman'), dunn: person('Dunn') }
    expect(found({ characters }, 'helnsm')).toEqual(['~', 'Helmsman'])
    expect(found({ characters }, 'dunn helnsm')).toEqual(['~', 'Dunn', 'Helmsman'])
    expect(found({ characters }, 'helnsm dunn')).toEqual(['~', 'Dunn'])
  })

  test('makes all that is found close, though other words are as they were typed', () => {
    expect(found({ characters: { dunn: person('Dunn Smith') } }, 'smiht dunn')).toEqual(['~', 'Dunn Smith'])
    expect(found({ characters: { dunn: person('Dunn Smith') } }, 'smith dunn')).toEqual(['=', 'Dunn Smith'])
  })
})

describe('[FIND-2] a word that stands somewhere', () => {
  const helmso = person('Helmso')

  test('is what was meant where a description has it, or a word that begins with it', () => {
    const bert = person('Bert', { description: 'Of all helmsmen the oldest.' })
    expect(found({ characters: { bert, helmso } }, 'helmsm')).toEqual(['=', 'Bert'])
  })

  test('may be a name that was meant where only facts or ties have a word that begins with it', () => {
    const anna = person('Anna', { told: ['The helmsmen gather.'] })
    expect(found({ characters: { anna, helmso } }, 'helmsm').toSorted()).toEqual(['Anna', 'Helmso', '~'])
    const bert = person('Bert', { ties: { cora: { as: 'friend', text: 'Both knew the helmsmen.' } } })
    expect(found({ characters: { bert, cora: person('Cora'), helmso } }, 'helmsm').toSorted()).toEqual([
      'Bert',
      'Cora',
      'Helmso',
      '~',
    ])
  })

  test('may be a name that was meant where it stands only within others', () => {
    const characters = { bert: person('Bert', { description: 'Fought a giant.' }), iana: person('Iana') }
    expect(found({ characters }, 'iant').toSorted()).toEqual(['Bert', 'Iana', '~'])
  })

  test('is found as it was typed within another where it is too short to be a slip', () => {
    expect(found({ characters: { joanna: person('Joanna') } }, 'oan')).toEqual(['=', 'Joanna'])
  })
})

describe('[FIND-2] words of which not all occur', () => {
  const characters = { anna: person('Anna'), bert: person('Bert', { description: 'Calm and grey.' }) }

  test('find what holds half of them and one in its name', () => {
    expect(found({ characters }, 'bert calm quixotry')).toEqual(['~', 'Bert'])
    expect(found({ characters }, 'bert sly quixotry')).toEqual(['~'])
    expect(found({ characters }, 'bert quixotry')).toEqual(['~', 'Bert'])
    expect(found({ characters }, 'grey quixotry')).toEqual(['~'])
  })

  test('find equals in the order of the codex, whichever was typed first', () => {
    const equals = { anna: person('Anna'), bert: person('Bert') }
    expect(found({ characters: equals }, 'bert anna')).toEqual(['~', 'Anna', 'Bert'])
    expect(found({ characters: equals }, 'anna bert')).toEqual(['~', 'Anna', 'Bert'])
  })
})

test('[FIND-2] no words find nothing, and nothing close', () => {
  for (const words of ['', ' ', '?!']) expect(found({ characters: { anna: person('Anna') } }, words)).toEqual(['='])
})

test('[FIND-7] words beyond the longest query are not looked for: an address may have thousands', () => {
  const items = { lantern: thing('Lantern') }
  expect(found({ items }, `${'lantern '.repeat(10)}quixotry`)).toEqual(['=', 'Lantern'])
})
