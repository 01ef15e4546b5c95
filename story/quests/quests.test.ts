import { describe, expect, test } from 'vitest'
import type { Chapter } from '#story/engine/chapter.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { allSections, fewestSections } from '#story/testing/sections.ts'
import { activeQuests, byJournalOrder, QUEST_STATUSES, questCounts, questDetail, questSections } from './quests.ts'

const quest = (title: string, more: object = {}) => ({
  title,
  description: '…',
  status: 'active',
  type: 'main',
  ...more,
})
const objective = (status: string, more: object = {}) => ({ text: 'Do it', status, ...more })

const storyAt = createTimeline({
  chapter_1: {
    quests: { first: quest('First', { estimatedEnd: 4, endChapter: 9 }), none: quest('None', { type: 'side' }) },
  },
  chapter_2: {
    quests: {
      second: quest('Second', {
        reward: 'A medal',
        objectives: { a: objective('active'), b: objective('active', { progress: 40 }), c: objective('failed') },
      }),
    },
  },
  chapter_3: { quests: { first: { objectives: { a: objective('completed', { completedInChapter: 3 }) } } } },
  chapter_4: { quests: { second: { objectives: { a: { status: 'completed', completedInChapter: 4 } } } } },
  chapter_5: { quests: { first: { status: 'completed', endChapter: 5 }, none: { status: 'failed', endChapter: 5 } } },
  chapter_6: { quests: { third: quest('Third', { startChapter: 2, status: 'completed', endChapter: 6 }) } },
} satisfies Record<string, Chapter>)

const book = { sections: allSections }
const types = [{ key: 'side', label: 'Errands', counter: 'Open errands' }] as const
const bookOfErrands = { sections: { ...allSections, quests: { ...allSections.quests!, types: [...types] } } }
const titles = (chapter: number) =>
  storyAt(chapter)
    .quests.toSorted(byJournalOrder)
    .map(({ title }) => title)

const detail = (chapter: number, id: string) => questDetail(storyAt(chapter), id, book)!

describe('quests', () => {
  test('[QUEST-3] stand active before finished, by latest completion or start, newest first', () => {
    expect(titles(2)).toEqual(['Second', 'First', 'None'])
    expect(titles(3)).toEqual(['First', 'Second', 'None'])
    expect(titles(4)).toEqual(['Second', 'First', 'None'])
  })

  test('[QUEST-3] that are finished stand by the chapter of their end, the latest first', () => {
    expect(titles(6)).toEqual(['Second', 'Third', 'First', 'None'])
  })

  test('[QUEST-3] are done by the share of completed objectives, rounded', () => {
    expect(detail(4, 'second')).toMatchObject({ done: 1, percent: 33 })
  })

  test('[QUEST-5] without objectives are done to 0 percent', () => {
    expect(detail(5, 'none')).toMatchObject({ done: 0, percent: 0, objectives: [] })
  })

  test('[QUEST-1] are counted by type while active, and by status', () => {
    expect(activeQuests(storyAt(2), book)).toEqual([
      { key: 'main', name: 'Active main quests', count: 2 },
      { key: 'side', name: 'Active side quests', count: 1 },
      { key: 'longTermInvestigations', name: 'Active investigations', count: 0 },
    ])
    expect(activeQuests(storyAt(5), book).map(({ count }) => count)).toEqual([1, 0, 0])
    expect(questCounts(storyAt(2))).toMatchObject({ active: 3 })
    expect(questCounts(storyAt(5))).toEqual({ active: 1, failed: 1, completed: 1 })
  })

  test('stand in the sections that the book names, and in none where it has no quests', () => {
    expect(questSections(storyAt(5), bookOfErrands, 'failed').map(({ label }) => label)).toEqual(['Errands'])
    expect(questSections(storyAt(5), { sections: fewestSections }, 'failed')).toEqual([])
  })

  test('[QUEST-1] stand in three sections, of which some may be empty', () => {
    const failed = questSections(storyAt(5), book, 'failed').map(({ label, quests }) => [
      label,
      quests.map(({ name }) => name),
    ])

    expect(failed).toEqual([
      ['Main', []],
      ['Side', ['None']],
      ['Long-term Investigations', []],
    ])
  })

  test('[QUEST-1] stand under one status and in one section each', () => {
    for (const chapter of [0, 1, 2, 5, 6]) {
      const story = storyAt(chapter)
      const listed = QUEST_STATUSES.flatMap((status) =>
        questSections(story, book, status).flatMap(({ quests }) => quests.map(({ id }) => id)),
      )

      expect(listed.toSorted()).toEqual(story.quests.map(({ id }) => id).toSorted())
    }
  })

  test('[QUEST-5] tell their objectives in the order in which they were given', () => {
    expect(detail(4, 'second')).toMatchObject({ name: 'Second', type: 'Main', since: 2, reward: 'A medal', number: 3 })
    expect(detail(4, 'second').objectives).toEqual([
      { id: 'a', text: 'Do it', description: undefined, status: 'completed', completedIn: 4, progress: undefined },
      { id: 'b', text: 'Do it', description: undefined, status: 'active', completedIn: undefined, progress: 40 },
      { id: 'c', text: 'Do it', description: undefined, status: 'failed', completedIn: undefined, progress: undefined },
    ])
  })

  test('[QUEST-5] show no end that lies ahead, and none while they go on', () => {
    expect(detail(3, 'first')).toMatchObject({ estimatedEnd: undefined, ended: undefined })
    expect(detail(4, 'first')).toMatchObject({ estimatedEnd: 4, ended: undefined })
    expect(detail(5, 'first')).toMatchObject({ estimatedEnd: 4, ended: 5 })
  })

  test('[QUEST-5] that end ahead of the reader show no end, whatever their chapter says', () => {
    const storyAt = createTimeline({
      chapter_1: { quests: { odd: quest('Odd', { status: 'failed', endChapter: 3 }) } },
    })

    expect(questDetail(storyAt(2), 'odd', book)?.ended).toBeUndefined()
    expect(questDetail(storyAt(3), 'odd', book)?.ended).toBe(3)
  })

  test('[QUEST-5] say that a step was completed only as long as it is', () => {
    const step = objective('completed', { completedInChapter: 1 })
    const storyAt = createTimeline({
      chapter_1: { quests: { odd: quest('Odd', { objectives: { a: step } }) } },
      chapter_2: { quests: { odd: { objectives: { a: { status: 'active' } } } } },
    })
    const stepAt = (chapter: number) => questDetail(storyAt(chapter), 'odd', book)?.objectives[0]

    expect(stepAt(1)).toMatchObject({ status: 'completed', completedIn: 1 })
    expect(stepAt(2)).toMatchObject({ status: 'active', completedIn: undefined })
  })

  test('have the word of the book for their type, or the type itself where the book has none', () => {
    const typeOf = (id: string) => questDetail(storyAt(2), id, bookOfErrands)?.type

    expect(typeOf('none')).toBe('Errands')
    expect(typeOf('first')).toBe('main')
    expect(questDetail(storyAt(2), 'none', book)?.type).toBe('Side')
  })

  test('[QUEST-4] of a later chapter are as unknown as those that never were', () => {
    expect(questDetail(storyAt(1), 'second', book)).toBeUndefined()
    expect(questDetail(storyAt(1), 'nothing', book)).toBeUndefined()
    expect(questDetail(storyAt(1), null, book)).toBeUndefined()
  })
})
