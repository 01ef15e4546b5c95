import type { Stories } from '#server/story/stories.ts'
import type { ChapterLookup } from '#story/engine/chapter.ts'
import { createTimeline } from '#story/engine/timeline.ts'

/** The leaves of the diary that tests know, by the chapter that tells of them. */
const LEAVES: Readonly<Record<string, number>> = {
  'first-leaf': 1,
  'second-leaf': 2,
  'leaf-of-20': 20,
  'leaf-of-60': 60,
}

/** The stories of a book that tells of these leaves and nothing else. */
export function storiesWithLeaves(leaves: Readonly<Record<string, number>> = LEAVES): Stories {
  const chapters: Record<string, ChapterLookup[string]> = {}
  for (const [id, chapter] of Object.entries(leaves)) {
    const key = `chapter_${chapter}`
    chapters[key] = { diary: { ...chapters[key]?.diary, [id]: { title: id } } }
  }
  const storyAt = createTimeline(chapters)
  return { storyAt: async (chapter) => storyAt(chapter), addressesAt: async () => [] }
}
