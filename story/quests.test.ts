import { describe, expect, test } from 'vitest'
import type { Chapter } from './chapter.ts'
import { allEntries, entryOf } from './entries.ts'
import { byJournalOrder, estimatedEnd, questCounts, questPercent, questsByType } from './quests.ts'
import { createTimeline } from './timeline.ts'

const quest = (title: string, more: object = {}) => ({
  title,
  description: '…',
  status: 'active',
  type: 'main',
  ...more,
})
const objective = (status: string, more: object = {}) => ({ text: 'Do it', status, ...more })

const storyAt = createTimeline({
  chapter_1: { quests: { first: quest('First', { estimatedEnd: 4 }), none: quest('None', { type: 'side' }) } },
  chapter_2: {
    quests: {
      second: quest('Second', {
        objectives: { a: objective('active'), b: objective('active'), c: objective('active') },
      }),
    },
  },
  chapter_3: { quests: { first: { objectives: { a: objective('completed', { completedInChapter: 3 }) } } } },
  chapter_4: { quests: { second: { objectives: { a: { status: 'completed', completedInChapter: 4 } } } } },
  chapter_5: { quests: { first: { status: 'completed', endChapter: 5 }, none: { status: 'failed', endChapter: 5 } } },
} satisfies Record<string, Chapter>)

const titles = (chapter: number) =>
  allEntries(storyAt(chapter).quests)
    .toSorted(byJournalOrder)
    .map(({ title }) => title)

describe('quests', () => {
  test('[QUEST-3] stand active before finished, by latest completion or start, newest first', () => {
    expect(titles(2)).toEqual(['Second', 'First', 'None'])
    expect(titles(3)).toEqual(['First', 'Second', 'None'])
    expect(titles(4)).toEqual(['Second', 'First', 'None'])
    expect(titles(5)).toEqual(['Second', 'First', 'None'])
  })

  test('[QUEST-3] are done by the share of completed objectives, rounded, and 0 without any', () => {
    expect(questPercent(entryOf(storyAt(4).quests, 'second')!)).toBe(33)
    expect(questPercent(entryOf(storyAt(4).quests, 'none')!)).toBe(0)
  })

  test('[QUEST-1] are counted by type while active, and when completed', () => {
    expect(questCounts(storyAt(2))).toEqual({ main: 2, side: 1, longTermInvestigations: 0, completed: 0 })
    expect(questCounts(storyAt(5))).toEqual({ main: 1, side: 0, longTermInvestigations: 0, completed: 1 })
  })

  test('[QUEST-1] are listed by status and type', () => {
    const failed = questsByType(storyAt(5), 'failed')

    expect(failed.map(({ type, quests }) => [type, quests.length])).toEqual([
      ['main', 0],
      ['side', 1],
      ['longTermInvestigations', 0],
    ])
  })

  test('[QUEST-5] show an estimated end only once it is reached', () => {
    expect(estimatedEnd(storyAt(3), entryOf(storyAt(3).quests, 'first')!)).toBeUndefined()
    expect(estimatedEnd(storyAt(4), entryOf(storyAt(4).quests, 'first')!)).toBe(4)
  })
})
