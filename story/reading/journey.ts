import type { Story } from '#story/engine/story.ts'
import { questCounts } from '#story/quests/quests.ts'

/** How much of a story's world a reader has met so far, and how many quests are done. */
export function journey(story: Story) {
  return {
    characters: story.characters.length,
    locations: story.locations.length,
    questsCompleted: questCounts(story).completed,
  }
}

/** How far into the whole novel a chapter is, in whole percent; the selector of chapters ends before the novel does. */
export function readingPercent(chapter: number, { total }: { total: number }): number {
  return Math.round((chapter / total) * 100)
}
