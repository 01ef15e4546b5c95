import { describe, expect, test } from 'vitest'
import type { Findable } from './findables.ts'
import type { SearchedText } from './searchable.ts'
import { lettersOf } from './typos.ts'
import { buildWordIndex, occurrencesOf, type WordIndex } from './word-index.ts'

const entry = {
  kind: 'characters',
  id: 'anna',
  name: 'Anna',
  category: 'Characters',
  address: '/codex/characters?id=anna',
  chapter: 1,
  snippet: '',
} as const
const findable = (...texts: SearchedText[]): Findable => ({ entry, texts })
const named = (name: string, ...bodies: string[]) =>
  findable({ by: 'name', text: name }, ...bodies.map((text) => ({ by: 'body' as const, text })))

/** The index, and the number of steps before the last in which it was built. */
function built(all: Iterable<Findable>): { index: WordIndex; steps: number } {
  const building = buildWordIndex(all)
  for (let steps = 0; ; steps++) {
    const { done, value } = building.next()
    if (done) return { index: value, steps }
  }
}

const found = (word: string, ...all: Findable[]) =>
  Array.from(occurrencesOf(built(all).index, word), ({ text, as, position }) => [text.text, as, position])

describe('the index of all words', () => {
  test('holds every text folded, with the place of what it belongs to', () => {
    const { index } = built([named('Anna', 'Keeper of the\nHARBOUR.'), named('Bert', 'A sailor.')])

    expect(index.texts.map(({ folded, at }) => [folded, at])).toEqual([
      ['anna', 0],
      ['keeper of the harbor', 0],
      ['bert', 1],
      ['a sailor', 1],
    ])
    expect(index.texts[1]).toMatchObject({ by: 'body', text: 'Keeper of the\nHARBOUR.' })
    expect(index.findables.length).toBe(2)
  })

  test('knows the words of the names and the letters in them, and no other words', () => {
    const { index } = built([named('Anna Seer', 'Sails.'), findable({ by: 'alias', text: 'The Mate' })])

    expect(index.named.map(({ text }) => text)).toEqual(['Anna Seer', 'The Mate'])
    expect(Array.from(index.names.keys())).toEqual(['anna', 'seer', 'the', 'mate'])
    expect(index.names.get('mate')).toBe(lettersOf('team'))
  })

  test('is built fifty at a time, so that the page lives meanwhile, and is complete at any size', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => named(`Sailor ${at}`))

    expect([0, 49, 50, 99, 120].map((count) => built(many(count)).steps)).toEqual([0, 0, 1, 1, 2])
    const { index } = built(many(120))
    expect(index.texts.map(({ folded, at }) => [folded, at])).toEqual(
      Array.from({ length: 120 }, (_, at) => [`sailor ${at}`, at]),
    )
  })

  test('of nothing finds nothing', () => {
    expect(found('anna')).toEqual([])
    expect(found('an')).toEqual([])
  })
})

describe('a word in the index', () => {
  test('is found whole, as the beginning of a word and within one, at its place in the text', () => {
    expect(found('light', named('Light'), named('Old lighthouse'), named('Moonlight'))).toEqual([
      ['Light', 'word', 0],
      ['Old lighthouse', 'beginning', 4],
      ['Moonlight', 'part', 4],
    ])
  })

  test('is whole at the end of a text as in its middle', () => {
    expect(found('light', named('The old light', 'Of light and dark.'), named('A light'))).toEqual([
      ['The old light', 'word', 8],
      ['Of light and dark.', 'word', 3],
      ['A light', 'word', 2],
    ])
  })

  test('is found in each of several texts that begin with it', () => {
    expect(found('light', named('Light', 'Light upon the sea.'), named('Light'))).toEqual([
      ['Light', 'word', 0],
      ['Light upon the sea.', 'word', 0],
      ['Light', 'word', 0],
    ])
  })

  test('is looked for in a text until it stands there as a whole word', () => {
    const text = 'Moonlight, lighthouse, light, and light again.'
    expect(found('light', named(text))).toEqual([
      [text, 'part', 4],
      [text, 'beginning', 10],
      [text, 'word', 21],
    ])
  })

  test('is not found across two texts', () => {
    expect(found('annabert', named('Anna'), named('Bert'))).toEqual([])
  })
})

describe('a word of one or two letters', () => {
  test('is found where a word begins with it, and never within one', () => {
    expect(found('an', named('Anna', 'Joanna and Ivan.'), named('Ivan'))).toEqual([
      ['Anna', 'beginning', 0],
      ['Joanna and Ivan.', 'beginning', 7],
    ])
    expect(found('a', named('Anna'), named('Zoe'))).toEqual([['Anna', 'beginning', 0]])
  })

  test('is whole where nothing follows it', () => {
    expect(found('io', named('Io'), named('Of Io'))).toEqual([
      ['Io', 'word', 0],
      ['Of Io', 'word', 3],
    ])
  })

  test('of three letters is found within a word, too', () => {
    expect(found('oan', named('Joanna'))).toEqual([['Joanna', 'part', 1]])
  })
})
