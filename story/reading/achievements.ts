import type { Achievements } from '#story/book/book.ts'
import type { Story } from '#story/engine/story.ts'
import { discoveredPathways } from '#story/pathways/pathways.ts'

export type Achievement = NonNullable<Achievements>['all'][number]
export type AchievementProgress = Achievement & { progress: number; unlocked: boolean; points: number }

/** Points for an achievement, by its rarity (specification section 9). */
const POINTS = { common: 10, uncommon: 25, rare: 50, epic: 100, legendary: 500 } as const

/**
 * Every achievement with its progress (0 to 100, whole per cent): the share reached of its threshold (chapter, pathways
 * unlocked, diary pages read), or the lowest share if it has several. Without a threshold it stays at 0.
 */
export function achievementProgress(
  story: Story,
  achievements: Achievements,
  readPages: number,
): AchievementProgress[] {
  const reached = { chapter: story.chapter, pathways: discoveredPathways(story).length, diaryPages: readPages }
  return (achievements?.all ?? []).map((achievement) => {
    const shares = (Object.keys(reached) as (keyof typeof reached)[]).flatMap((input) => {
      const threshold = achievement[input]
      return threshold === undefined ? [] : [Math.min(1, reached[input] / threshold)]
    })
    const share = shares.length === 0 ? 0 : Math.min(...shares)
    return {
      ...achievement,
      // Rounded down, so that 100 % always means unlocked.
      progress: Math.floor(share * 100),
      unlocked: share === 1,
      points: POINTS[achievement.rarity],
    }
  })
}

/** How many are unlocked, the rounded share of the total, and the points earned. */
export function achievementSummary(achievements: readonly AchievementProgress[]) {
  const unlocked = achievements.filter((achievement) => achievement.unlocked)
  const total = achievements.length
  return {
    unlocked: unlocked.length,
    total,
    percent: total === 0 ? 0 : Math.round((unlocked.length / total) * 100),
    points: unlocked.reduce((sum, { points }) => sum + points, 0),
  }
}

export type AchievementGroup = { category: string; unlocked: number; achievements: AchievementProgress[] }

/** The achievements by category, in the book's order, including empty categories. */
export function achievementGroups(
  progress: readonly AchievementProgress[],
  achievements: Achievements,
): AchievementGroup[] {
  return (achievements?.categories ?? []).map((category) => {
    const inside = progress.filter((achievement) => achievement.category === category)
    return { category, unlocked: inside.filter(({ unlocked }) => unlocked).length, achievements: inside }
  })
}
