import { pagesRead } from '#story/journals/diary.ts'
import { achievementProgress } from '#story/reading/achievements.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { useReadPages } from '#web/reader/use-read-pages.ts'

/** Every achievement, with this reader's progress. */
export function useAchievements() {
  const story = useStory()
  const { read } = useReadPages()
  return achievementProgress(story, book, pagesRead(story, read))
}
