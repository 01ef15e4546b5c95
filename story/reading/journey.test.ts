import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { journey, readingPercent } from './journey.ts'

const quest = { title: 'The way home', type: 'main', description: 'Find it.', status: 'active' }
const storyAt = createTimeline({
  chapter_1: { characters: { anna: { name: 'Anna' } }, quests: { home: quest } },
  chapter_2: {
    characters: { bert: { name: 'Bert' } },
    locations: { quay: { name: 'The quay' } },
    quests: { home: { status: 'completed' } },
  },
})

describe('[ACC-1] the journey', () => {
  test('counts who and what has been met, and the quests that are done', () => {
    expect(journey(storyAt(0))).toEqual({ characters: 0, locations: 0, questsCompleted: 0 })
    expect(journey(storyAt(1))).toEqual({ characters: 1, locations: 0, questsCompleted: 0 })
    expect(journey(storyAt(2))).toEqual({ characters: 2, locations: 1, questsCompleted: 1 })
  })

  test.each([
    [1, 0],
    [42, 3],
    [214, 15],
    [1430, 100],
  ])('is measured against the whole novel: chapter %i is %i percent', (chapter, percent) => {
    expect(readingPercent(chapter, { total: 1430 })).toBe(percent)
  })
})
