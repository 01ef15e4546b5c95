import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections, fewestSections } from '#story/testing/sections.ts'
import { pathwayFacts, pathwayParts } from './pathway-parts.ts'

const description = 'Of sailors.'
const storyAt = createTimeline({
  chapter_1: {
    characters: { marta: { name: 'Marta', category: 'Crew', description: 'The mate.' } },
    pathways: {
      sailor: {
        name: 'Sailor',
        description,
        sequences: { sequence_7: { name: 'Captain' }, sequence_9: { name: 'Deckhand', description: 'Scrubs.' } },
      },
      seer: { name: 'Seer', description },
    },
    quests: { sailor: { title: 'Home', description: 'Find the map.', status: 'active', type: 'main' } },
  },
  chapter_2: {
    pathways: {
      sailor: {
        domain: 'Storms',
        deity: 'Lady of the Sea',
        alsoKnownAs: ['Wind-walker', 'Salt'],
        related_faction: 'Church of the Sea',
        discoveryMethod: 'Named by the captain at table.',
        knownBeyonders: { marta: { sequenceNumber: 8, sequenceName: 'Helmsman' }, cook: { characterName: 'The cook' } },
        sequences: {
          sequence_8: {
            name: 'Helmsman',
            ancientName: 'Rudder',
            abilities: { swim: { name: 'Swimming', description: 'Does not drown.' } },
            ingredients: { main: ['a shark’s tooth', 'salt'], supplementary: ['rain'] },
            ritual: 'At noon.',
            acting_method: 'Keep the course.',
            discoveryMethod: 'Told in the tavern.',
            additionalInfo: 'Rare.',
          },
        },
      },
    },
  },
})
const book = { sections: allSections }

describe('[OWN-5] a pathway that is taken along', () => {
  test('has its Sequences from the lowest up, who walks it, and how each Sequence is reached, in the words of the book', () => {
    expect(pathwayParts(storyAt(2), 'pathways', 'sailor', book)).toEqual([
      { title: 'Known Beyonders', lines: ['Marta, 8 Helmsman', 'The cook'], isList: true },
      {
        title: 'Sequence Hierarchy',
        lines: ['Sequence 9: Deckhand: Scrubs.', 'Sequence 8: Helmsman', 'Sequence 7: Captain'],
        isList: true,
      },
      {
        title: 'Sequence 8: Helmsman',
        lines: [
          'Ancient name: Rudder',
          'Ability: Swimming: Does not drown.',
          'Main ingredients: a shark’s tooth; salt',
          'Supplementary ingredients: rain',
          'Ritual: At noon.',
          'Acting method: Keep the course.',
          'How discovered: Told in the tavern.',
          'Additional information: Rare.',
        ],
        isList: true,
      },
    ])
  })

  test('[DATA-4] has nothing that only later chapters tell', () => {
    expect(pathwayParts(storyAt(1), 'pathways', 'sailor', book)).toEqual([
      { title: 'Sequence Hierarchy', lines: ['Sequence 9: Deckhand: Scrubs.', 'Sequence 7: Captain'], isList: true },
    ])
    expect(told(1)).toEqual([])
  })

  test('says what is known of it in a word or two', () => {
    expect(told(2)).toEqual([
      { name: 'Also known as', text: 'Wind-walker, Salt' },
      { name: 'Domain', text: 'Storms' },
      { name: 'Deity', text: 'Lady of the Sea' },
      { name: 'Faction', text: 'Church of the Sea' },
      { name: 'Source', text: 'Named by the captain at table.' },
    ])
  })

  test('of which nothing is known has nothing', () => {
    expect(pathwayParts(storyAt(1), 'pathways', 'seer', book)).toEqual([])
    expect(pathwayParts(storyAt(1), 'pathways', 'nowhere', book)).toEqual([])
    expect(pathwayFacts(storyAt(1), 'pathways', 'nowhere')).toEqual([])
  })

  test('is nothing in a book without pathways, and nothing of another kind with its id', () => {
    expect(pathwayParts(storyAt(1), 'pathways', 'sailor', { sections: fewestSections })).toEqual([])
    expect(pathwayParts(storyAt(1), 'quests', 'sailor', book)).toEqual([])
    expect(pathwayFacts(storyAt(1), 'quests', 'sailor')).toEqual([])
  })
})

const told = (chapter: number) => pathwayFacts(storyAt(chapter), 'pathways', 'sailor').filter(({ text }) => text)
