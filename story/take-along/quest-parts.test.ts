import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections } from '#story/testing/sections.ts'
import { questParts } from './quest-parts.ts'

const quest = { description: 'Find the map.', status: 'active' as const, type: 'main' as const }
const storyAt = createTimeline({
  chapter_1: {
    pathways: { sailor: { name: 'Sailor', description: 'Of sailors.' } },
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
})
const book = { sections: allSections }

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
