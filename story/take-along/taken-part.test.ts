import { describe, expect, test } from 'vitest'
import type { ViewedKind } from '#kinds/kinds.ts'
import { entryOf } from '#story/engine/entries.ts'
import { anyEntries } from '#story/engine/story.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { moneyBook } from '#story/testing/money.ts'
import { allSections, fewestSections } from '#story/testing/sections.ts'
import { blockParts, joined, partSections, sectionPart, valueText } from './taken-part.ts'

test('[OWN-5] a fact is taken along in words: as it is, as the word of a status, or as names', () => {
  expect(valueText('Chapter 3')).toBe('Chapter 3')
  expect(valueText({ word: 'Alive', tone: 'alive' })).toBe('Alive')
  expect(
    valueText([
      { name: 'Anna', address: '/codex/characters?id=anna' },
      { name: 'Bert', address: undefined },
    ]),
  ).toBe('Anna, Bert')
})

test('[OWN-5] what is said of a name stands behind a colon', () => {
  expect(joined('Anna', 'Mate')).toBe('Anna: Mate')
  expect(joined('Anna', undefined)).toBe('Anna')
  expect(joined('Anna', '')).toBe('Anna')
})

test('[OWN-5] the blocks of a description are taken along one by one, each as what it is', () => {
  expect(
    blockParts([
      { type: 'heading', text: 'The house' },
      { type: 'address', text: '2 Daffodil Street' },
      { type: 'paragraph', text: 'Terraced.' },
      { type: 'list', items: ['hall', 'kitchen'] },
    ]),
  ).toEqual([
    { title: 'The house', lines: [], isList: false },
    { title: undefined, lines: ['2 Daffodil Street'], isList: false },
    { title: undefined, lines: ['Terraced.'], isList: false },
    { title: undefined, lines: ['hall', 'kitchen'], isList: true },
  ])
})

describe('[OWN-5] a section that is taken along', () => {
  const title = 'Known'

  test('of text has a paragraph for each of its lines', () => {
    expect(sectionPart({ title, type: 'text', text: 'It rings. \n\n  Nobody knows why.\n' })).toEqual([
      { title, lines: ['It rings.', 'Nobody knows why.'], isList: false },
    ])
  })

  test('of lines, names or tags has them one by one, or the tags beside one another', () => {
    expect(sectionPart({ title, type: 'list', lines: ['One', 'Two'] })).toEqual([
      { title, lines: ['One', 'Two'], isList: true },
    ])
    expect(sectionPart({ title, type: 'mentions', mentions: [{ name: 'Anna', address: undefined }] })).toEqual([
      { title, lines: ['Anna'], isList: true },
    ])
    expect(sectionPart({ title, type: 'tags', tags: ['sea', 'trade'] })).toEqual([
      { title, lines: ['sea, trade'], isList: false },
    ])
  })

  test('of people or of what is named has what is said of each', () => {
    const anna = { id: 'anna', name: 'Anna', address: undefined, role: 'Mate', chapter: 1 }
    expect(sectionPart({ title, type: 'people', people: [anna, { ...anna, name: 'Bert', role: '' }] })).toEqual([
      { title, lines: ['Anna: Mate', 'Bert'], isList: true },
    ])
    const entries = [{ id: 'swim', name: 'Swimming', description: 'Does not drown.' }]
    expect(sectionPart({ title, type: 'named', entries })).toEqual([
      { title, lines: ['Swimming: Does not drown.'], isList: true },
    ])
  })

  test('of activities has each with its chapter', () => {
    const activities = [
      { chapter: 2, activity: 'Drinks.' },
      { chapter: 1, activity: 'Sets sail.' },
    ]
    expect(sectionPart({ title, type: 'activities', activities })).toEqual([
      { title, lines: ['Chapter 2: Drinks.', 'Chapter 1: Sets sail.'], isList: true },
    ])
  })

  test('has no words where a part of the app draws it', () => {
    expect(sectionPart({ title, type: 'part', part: 'diary-pages' })).toEqual([])
  })
})

describe('[OWN-5] what the app draws in a way of its own', () => {
  const person = { category: 'Crew', status: 'Alive', description: 'Somebody.' }
  const storyAt = createTimeline({
    chapter_1: {
      characters: {
        anna: { ...person, name: 'Anna', beyonder: true, sequence: { pathway: 'sailor', number: 9, name: 'Deckhand' } },
        bert: { ...person, name: 'Bert', sequence: { pathway: 'seer', number: 8 } },
        carl: { ...person, name: 'Carl', abilities: { swim: { name: 'Swimming' } } },
      },
      pathways: { sailor: { name: 'Sailor', description: 'Of the sea.' } },
      items: {
        bell: {
          name: 'Bell',
          category: 'artifact',
          description: 'It rings.',
          abilities_custom: { sealingMethod: ['Felt'], positive: ['Wakes the dead', 'Warms'] },
          abilities: {
            ringer: {
              name: 'The Ringer',
              owner: 'Anna',
              abilities: { toll: { name: 'Toll', description: 'Calls the crew.' }, hum: { name: 'Hum' } },
            },
            sleeper: { name: 'The Sleeper' },
          },
        },
        map: { name: 'Map', category: 'artifact', description: 'Folded.' },
      },
      diary: {
        leaf: { title: 'A leaf', order: 1, content: 'Page 1 (front): We sail.\n\nPage 2 (back): We sink.' },
        torn: { title: 'A torn leaf', order: 2 },
      },
      notes: { worry: { content: 'Who sent it?', category: 'mystery', tags: ['letters'] } },
    },
  })
  const parts = (kind: ViewedKind, id: string, sections = allSections) => {
    const story = storyAt(1)
    const entry = entryOf(anyEntries(story, kind), id)!
    return partSections(story, kind, entry, { sections, currency: moneyBook.currency })
  }

  test('is the Sequence of somebody, with the pathway where that is known', () => {
    expect(parts('characters', 'anna')).toEqual([
      { title: 'Sequence', lines: ['Sequence 9: Deckhand, Sailor'], isList: false },
    ])
    expect(parts('characters', 'bert')).toEqual([{ title: 'Sequence', lines: ['Sequence 8: ????'], isList: false }])
  })

  test('is nothing of somebody who has none, nor in a book without pathways', () => {
    expect(parts('characters', 'carl')).toEqual([])
    expect(parts('characters', 'anna', fewestSections)).toEqual([])
  })

  test('are the pages of a diary and the text of a note, a paragraph for each line', () => {
    expect(parts('diary', 'leaf')).toEqual([
      { title: 'Pages', lines: ['Page 1 (front): We sail.', 'Page 2 (back): We sink.'], isList: false },
    ])
    expect(parts('diary', 'torn')).toEqual([])
    expect(parts('notes', 'worry')).toEqual([{ title: 'Note', lines: ['Who sent it?'], isList: false }])
  })

  test('is what a thing does, what it costs, and how it is kept', () => {
    expect(parts('items', 'bell')[0]).toEqual({
      title: 'Abilities',
      lines: ['Positive: Wakes the dead', 'Positive: Warms', 'Sealing method: Felt'],
      isList: true,
    })
  })

  test('are the souls that a thing holds, whose they are and what they lend', () => {
    expect(parts('items', 'bell')[1]).toEqual({
      title: 'Soul abilities',
      lines: ['The Ringer, of Anna. Toll: Calls the crew. Hum', 'The Sleeper'],
      isList: true,
    })
  })

  test('is nothing of a thing of which neither is told', () => {
    expect(parts('items', 'map')).toEqual([])
  })
})
