import { describe, expect, test } from 'vitest'
import { historyDetail, historyGroups } from './history.ts'
import { createTimeline } from './timeline.ts'

const description = 'Long ago.'
const eras = [
  'Fifth Epoch',
  'The Age of Steam',
  'Fourth Epoch',
  'Second Epoch',
  'A golden age',
  'Third Epoch',
  'Beginning & Pre-Epoch',
  'First Epoch',
]
const storyAt = createTimeline({
  chapter_1: {
    history: {
      ...Object.fromEntries(eras.map((era, at) => [`e${at}`, { title: `In the ${era}`, era, description }])),
      'without-era': { title: 'Some day', description: 'd'.repeat(101) },
    },
  },
  chapter_2: {
    history: {
      fall: {
        title: 'The fall of a house',
        era: 'Fourth Epoch',
        timeframe: 'At its end',
        description,
        significance: 'It explains a lot.',
        events: ['A siege', 'A fire'],
        keyFigures: ['Old house', 'Anna', 'The Maker', 'A stranger'],
      },
    },
    organizations: { house: { name: 'Old house', description } },
    deities: { maker: { name: 'Creator', aliases: ['The Maker'], description } },
  },
  chapter_3: { characters: { anna: { name: 'Anna', description } } },
})

const book = {
  eras: ['Beginning & Pre-Epoch', 'First Epoch', 'Second Epoch', 'Third Epoch', 'Fourth Epoch', 'Fifth Epoch'],
}

describe('[HIST-1] history', () => {
  test('stands by era: the six ages as they followed each other, then all others alphabetically', () => {
    expect(historyGroups(storyAt(1), book).map(({ label }) => label)).toEqual([
      'Beginning & Pre-Epoch',
      'First Epoch',
      'Second Epoch',
      'Third Epoch',
      'Fourth Epoch',
      'Fifth Epoch',
      'A golden age',
      'General',
      'The Age of Steam',
    ])
    expect(historyGroups(storyAt(0), book)).toEqual([])
  })

  test('has a card with name, timeframe, a hundred characters and the chapter that revealed it', () => {
    const cards = historyGroups(storyAt(2), book).flatMap(({ cards }) => cards)

    expect(cards.find(({ id }) => id === 'fall')).toEqual({
      id: 'fall',
      name: 'The fall of a house',
      timeframe: 'At its end',
      snippet: 'Long ago.',
      chapter: 2,
    })
    expect(cards.find(({ id }) => id === 'without-era')).toMatchObject({
      timeframe: undefined,
      snippet: `${'d'.repeat(100)}…`,
      chapter: 1,
    })
  })
})

describe('[HIST-1] the record of a piece of history', () => {
  test('holds all that was told, and leads to key figures that are known', () => {
    expect(historyDetail(storyAt(2), 'fall')).toEqual({
      id: 'fall',
      name: 'The fall of a house',
      number: 10,
      era: 'Fourth Epoch',
      timeframe: 'At its end',
      chapter: 2,
      description: [{ type: 'paragraph', text: 'Long ago.' }],
      significance: 'It explains a lot.',
      events: ['A siege', 'A fire'],
      keyFigures: [
        { name: 'Old house', address: '/codex/organizations?id=house' },
        { name: 'Anna', address: undefined },
        { name: 'The Maker', address: '/codex/deities?id=maker' },
        { name: 'A stranger', address: undefined },
      ],
    })
    expect(historyDetail(storyAt(3), 'fall')?.keyFigures[1]?.address).toBe('/codex/characters?id=anna')
  })

  test('leaves out what no chapter has told', () => {
    expect(historyDetail(storyAt(1), 'without-era')).toMatchObject({
      era: 'General',
      timeframe: undefined,
      significance: undefined,
      events: [],
      keyFigures: [],
    })
  })

  test('does not exist for an id that is unknown, not yet known, or missing', () => {
    for (const id of ['fall', 'nothing', null]) expect(historyDetail(storyAt(1), id)).toBeUndefined()
  })
})
