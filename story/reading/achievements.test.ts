import { describe, expect, test } from 'vitest'
import { createTimeline } from '#story/engine/timeline.ts'
import { type Achievement, achievementGroups, achievementProgress, achievementSummary } from './achievements.ts'

const achievement = (id: string, more: Partial<Achievement>): Achievement => ({
  id,
  name: id,
  description: id,
  icon: 'moon',
  category: 'Story Progress',
  rarity: 'common',
  ...more,
})
const achievements = {
  categories: ['Story Progress', 'Community'],
  all: [
    achievement('chapters', { chapter: 3, rarity: 'epic' }),
    achievement('pathways', { pathways: 2 }),
    achievement('pages', { diaryPages: 3, rarity: 'legendary' }),
    achievement('placeholder', { category: 'Community' }),
  ],
}
const storyAt = createTimeline({ chapter_2: { pathways: { seer: { name: 'Seer' } } } })
const at = (chapter: number, pages: number) => achievementProgress(storyAt(chapter), achievements, pages)

describe('[ACC-2] achievements', () => {
  test('are unlocked by chapter, pathways and read pages; a placeholder by nothing', () => {
    expect(at(2, 1).map(({ id, progress, unlocked }) => [id, progress, unlocked])).toEqual([
      ['chapters', 66, false],
      ['pathways', 50, false],
      ['pages', 33, false],
      ['placeholder', 0, false],
    ])
    expect(at(3, 9).map(({ progress, unlocked }) => [progress, unlocked])).toEqual([
      [100, true],
      [50, false],
      [100, true],
      [0, false],
    ])
  })

  test('are locked up to the very chapter of their threshold', () => {
    const late = { categories: [], all: [achievement('volume', { chapter: 213 })] }
    const volumeAt = (chapter: number) => achievementProgress(storyAt(chapter), late, 0)[0]

    expect(volumeAt(212)).toMatchObject({ progress: 99, unlocked: false })
    expect(volumeAt(213)).toMatchObject({ progress: 100, unlocked: true })
  })

  test('with several thresholds are as near as the furthest of them', () => {
    const both = { categories: [], all: [achievement('both', { chapter: 3, diaryPages: 4 })] }
    const bothAt = (chapter: number, pages: number) => achievementProgress(storyAt(chapter), both, pages)[0]

    expect(bothAt(3, 1)).toMatchObject({ progress: 25, unlocked: false })
    expect(bothAt(1, 4)).toMatchObject({ progress: 33, unlocked: false })
    expect(bothAt(3, 4)).toMatchObject({ progress: 100, unlocked: true })
  })

  test('are none in a book without any', () => {
    expect(achievementProgress(storyAt(3), undefined, 5)).toEqual([])
  })

  test('earn the points of their rarity', () => {
    expect(achievementSummary(at(3, 3))).toEqual({ unlocked: 2, total: 4, percent: 50, points: 600 })
    expect(achievementSummary([])).toEqual({ unlocked: 0, total: 0, percent: 0, points: 0 })
  })

  test('stand in their categories, in the order of the book', () => {
    const groups = achievementGroups(at(3, 1), achievements)
    expect(groups.map(({ category, unlocked, achievements }) => [category, unlocked, achievements.length])).toEqual([
      ['Story Progress', 1, 3],
      ['Community', 0, 1],
    ])
    expect(achievementGroups([], undefined)).toEqual([])
  })
})
