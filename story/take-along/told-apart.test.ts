import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections, fewestSections } from '#story/testing/sections.ts'
import { pathwayParts, questParts } from './told-apart.ts'

const description = 'Of sailors.'
const quest = { description: 'Find the map.', status: 'active' as const, type: 'main' as const }
const storyAt = createTimeline({
  chapter_1: {
    pathways: {
      sailor: {
        name: 'Sailor',
        description,
        sequences: { sequence_7: { name: 'Captain' }, sequence_9: { name: 'Deckhand', description: 'Scrubs.' } },
      },
      seer: { name: 'Seer', description },
    },
    quests: {
      sailor: {
        ...quest,
        title: 'The way home',
        reward: 'A week of rest',
        objectives: {
          ask: { text: 'Ask the mate', status: 'completed', description: 'She knows.' },
          map: { text: 'Find the map', status: 'active' },
        },
      },
      wait: { ...quest, title: 'Wait', status: 'failed' },
    },
  },
  chapter_2: { pathways: { sailor: { sequences: { sequence_8: { name: 'Helmsman' } } } } },
})
const book = { sections: allSections }

describe('[OWN-5] a pathway that is taken along', () => {
  test('has its Sequences from the lowest up, in the words of the book', () => {
    expect(pathwayParts(storyAt(2), 'pathways', 'sailor', book)).toEqual([
      {
        title: 'Sequence Hierarchy',
        lines: ['Sequence 9: Deckhand: Scrubs.', 'Sequence 8: Helmsman', 'Sequence 7: Captain'],
        isList: true,
      },
    ])
  })

  test('[DATA-4] has no Sequence that only later chapters tell', () => {
    expect(pathwayParts(storyAt(1), 'pathways', 'sailor', book)[0]?.lines).toEqual([
      'Sequence 9: Deckhand: Scrubs.',
      'Sequence 7: Captain',
    ])
  })

  test('of which no Sequence is known has none', () => {
    expect(pathwayParts(storyAt(1), 'pathways', 'seer', book)).toEqual([])
    expect(pathwayParts(storyAt(1), 'pathways', 'nowhere', book)).toEqual([])
  })

  test('is nothing in a book without pathways, and nothing of another kind with its id', () => {
    expect(pathwayParts(storyAt(1), 'pathways', 'sailor', { sections: fewestSections })).toEqual([])
    expect(pathwayParts(storyAt(1), 'quests', 'sailor', book)).toEqual([])
  })
})

describe('[OWN-5] a quest that is taken along', () => {
  test('says how far it is, what it asks for and what it promises', () => {
    expect(questParts(storyAt(1), 'quests', 'sailor', book)).toEqual([
      { title: undefined, lines: ['active, 50 percent'], isList: false },
      {
        title: 'Objectives',
        lines: ['Ask the mate (completed): She knows.', 'Find the map (active)'],
        isList: true,
      },
      { title: 'Rewards', lines: ['A week of rest'], isList: false },
    ])
  })

  test('leaves out what no chapter has told', () => {
    expect(questParts(storyAt(1), 'quests', 'wait', book)).toEqual([
      { title: undefined, lines: ['failed, 0 percent'], isList: false },
    ])
  })

  test('is nothing where there is none of that id, and nothing of another kind with it', () => {
    expect(questParts(storyAt(1), 'quests', 'nothing', book)).toEqual([])
    expect(questParts(storyAt(1), 'pathways', 'sailor', book)).toEqual([])
  })
})
