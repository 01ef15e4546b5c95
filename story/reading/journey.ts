import type { Story } from '#story/engine/story.ts'
import { questCounts } from '#story/quests/quests.ts'

/** How much of the story's world a reader has met so far, and how many quests are completed. */
export function journey(story: Story) {
  return {
    characters: story.characters.length,
    locations: story.locations.length,
    questsCompleted: questCounts(story).completed,
  }
}

/** How far into the whole novel a chapter is, in whole per cent; the novel is longer than the selectable chapters. */
export function readingPercent(chapter: number, { total }: { total: number }): number {
  return Math.round((chapter / total) * 100)
}
