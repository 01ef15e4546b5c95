import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { cardsOf, listed, recordOf } from '#story/testing/shown.ts'

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

const ages = ['Beginning & Pre-Epoch', 'First Epoch', 'Second Epoch', 'Third Epoch', 'Fourth Epoch', 'Fifth Epoch']

describe('[HIST-1] history', () => {
  test('stands by era: the six ages as they followed each other, then all others alphabetically', () => {
    expect(listed(storyAt(1), 'history', { eras: ages }).map(([label]) => label)).toEqual([
      ...ages,
      'A golden age',
      'General',
      'The Age of Steam',
    ])
    expect(listed(storyAt(0), 'history', { eras: ages })).toEqual([])
  })

  test('has a card with name, timeframe, a hundred characters and the chapter that revealed it', () => {
    expect(cardsOf(storyAt(2), 'history')).toMatchObject({
      fall: { name: 'The fall of a house', meta: 'At its end', snippet: 'Long ago.', foot: 'Revealed: Ch 2' },
      'without-era': { meta: undefined, snippet: `${'d'.repeat(100)}…`, foot: 'Revealed: Ch 1' },
    })
  })
})

describe('[HIST-1] the record of a piece of history', () => {
  test('holds all that was told, and leads to key figures that are known', () => {
    expect(recordOf(storyAt(2), 'history', 'fall')).toMatchObject({
      name: 'The fall of a house',
      number: 10,
      dateline: 'First revealed in Chapter 2',
      facts: { Era: 'Fourth Epoch', Timeframe: 'At its end' },
      sections: {
        'Historical Significance': { type: 'text', text: 'It explains a lot.' },
        Events: { type: 'list', lines: ['A siege', 'A fire'] },
        'Key Figures': {
          mentions: [
            { name: 'Old house', address: '/codex/organizations?id=house' },
            { name: 'Anna', address: undefined },
            { name: 'The Maker', address: '/codex/deities?id=maker' },
            { name: 'A stranger', address: undefined },
          ],
        },
      },
    })
    expect(recordOf(storyAt(3), 'history', 'fall')?.sections['Key Figures']).toMatchObject({
      mentions: [{}, { name: 'Anna', address: '/codex/characters?id=anna' }, {}, {}],
    })
  })

  test('leaves out what no chapter has told', () => {
    expect(recordOf(storyAt(1), 'history', 'without-era')).toMatchObject({ facts: { Era: 'General' }, sections: {} })
  })

  test('does not exist for an id that is unknown, not yet known, or missing', () => {
    for (const id of ['fall', 'nothing', null]) expect(recordOf(storyAt(1), 'history', id)).toBeUndefined()
  })
})
