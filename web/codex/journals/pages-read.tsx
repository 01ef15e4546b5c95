import './pages-read.css'
import { diaryProgress } from '#story/journals/diary.ts'
import { bookAchievements } from '#web/reader/achievements.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { useReadPages } from '#web/reader/use-read-pages.ts'
import { ProgressBar } from '#web/ui/progress.tsx'

/** The reader's progress towards the achievement for reading the diary (specification section 2, Diary). */
export function PagesRead() {
  const story = useStory()
  const { read } = useReadPages()
  const progress = diaryProgress(story, bookAchievements, read)
  return (
    progress && (
      <div className="pages-read">
        <ProgressBar
          value={progress.percent}
          label={`${progress.read} of ${progress.goal} pages read`}
          figure="achievement"
        />
      </div>
    )
  )
}
