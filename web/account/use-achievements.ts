import { achievementProgress } from '#story/achievements.ts'
import { pagesRead } from '#story/diary.ts'
import { book } from '../reader/book.ts'
import { useStory } from '../reader/story-context.tsx'
import { useReadPages } from '../reader/use-read-pages.ts'

/** Every achievement, with how far this reader is. */
export function useAchievements() {
  const story = useStory()
  const { read } = useReadPages()
  return achievementProgress(story, book, pagesRead(story, read))
}
