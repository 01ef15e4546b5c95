import type { Stories } from '#server/story/stories.ts'
import type { ChapterLookup } from '#story/engine/chapter.ts'
import { createTimeline } from '#story/engine/timeline.ts'

/** The diary entries for tests, and the chapter that tells of each. */
const DIARY: Readonly<Record<string, number>> = {
  'first-leaf': 1,
  'second-leaf': 2,
  'leaf-of-20': 20,
  'leaf-of-60': 60,
}

/** The stories of a book that tells of nothing but these diary entries. */
export function storiesWithDiary(entries: Readonly<Record<string, number>> = DIARY): Stories {
  const chapters: Record<string, ChapterLookup[string]> = {}
  for (const [id, chapter] of Object.entries(entries)) {
    const key = `chapter_${chapter}`
    chapters[key] = { diary: { ...chapters[key]?.diary, [id]: { title: id } } }
  }
  const storyAt = createTimeline(chapters)
  return { storyAt: async (chapter) => storyAt(chapter), addressesAt: async () => [] }
}
