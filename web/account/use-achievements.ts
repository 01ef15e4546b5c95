import { pagesRead } from '#story/journals/diary.ts'
import { achievementProgress } from '#story/reading/achievements.ts'
import { bookAchievements } from '#web/reader/achievements.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { useReadPages } from '#web/reader/use-read-pages.ts'

/** Every achievement, with this reader's progress. */
export function useAchievements() {
  const story = useStory()
  const { read } = useReadPages()
  return achievementProgress(story, bookAchievements, pagesRead(story, read))
}
