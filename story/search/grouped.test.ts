import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections } from '#story/testing/sections.ts'
import { groupedHits } from './grouped.ts'
import { searchStory } from './search.ts'

const description = 'Nothing special.'
const book = { sections: allSections, itemCategories: [] }
const storyAt = createTimeline({
  chapter_1: {
    characters: {
      anna: { name: 'Anna', category: 'Crew', description, told: ['She once held the compass.'] },
      bert: {
        name: 'Bert',
        category: 'Crew',
        description,
        ties: { anna: { as: 'friend', text: 'He lent her a compass.' } },
      },
      cora: { name: 'Cora', category: 'Crew', description: 'Draws a compass in the sand.' },
    },
    locations: { bay: { name: 'Bay', description: 'Encompasses the harbour.' } },
    items: { compass: { name: 'Compass', category: 'tool', description } },
    mysteries: { needle: { title: 'Who bent the compass?', status: 'open', description } },
    pathways: { seer: { name: 'Seer', description, sequences: { sequence_9: { name: 'Compass-bearer' } } } },
    notes: { worry: { content: 'The compass lies.', category: 'other' } },
  },
})
const groups = (words: string) =>
  groupedHits(searchStory(storyAt(1), book, words).hits, book).map(({ key, label, hits }) => [
    key,
    label,
    ...hits.map(({ entry }) => entry.name),
  ])

describe('[FIND-3] what was found', () => {
  test('stands by kinds under their labels, the kind of the best first, ties and facts last', () => {
    expect(groups('compass')).toEqual([
      ['items', 'Items', 'Compass'],
      ['pathways', 'Pathways', 'Compass-bearer'],
      ['mysteries', 'Mysteries', 'Who bent the compass?'],
      ['characters', 'Characters', 'Cora'],
      ['notes', 'Notes', 'Journal Entry'],
      ['locations', 'Locations', 'Bay'],
      ['told', 'Told', 'Anna'],
      ['ties', 'Ties', 'Bert'],
    ])
  })

  test('keeps its order within a kind', () => {
    const { hits } = searchStory(storyAt(1), book, 'nothing special')
    expect(groups('nothing special')[0]).toEqual([
      'characters',
      'Characters',
      ...hits.filter(({ entry }) => entry.kind === 'characters').map(({ entry }) => entry.name),
    ])
  })

  test('stands in no group where it is nothing', () => {
    expect(groups('quixotry')).toEqual([])
  })

  test('stands under the name of its kind in a book that has no label for it', () => {
    const { hits } = searchStory(storyAt(1), book, 'compass')
    const [first] = groupedHits(hits, { sections: { characters: allSections.characters } })
    expect(first).toMatchObject({ key: 'items', label: 'items' })
  })
})
