import './story-notice.css'
import { useReading } from '#web/reader/story-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

/** Part of the story failed to load (DATA-15): the rest is shown below, with a button to retry. */
export function StoryNotice() {
  const { story, hasFailed, retry } = useReading()
  if (!hasFailed) return null
  return (
    <div className="story-notice">
      <Banner
        kind="error"
        action={
          <Button small onClick={retry}>
            Try again
          </Button>
        }
      >
        {story.chapter === 0
          ? 'The story data could not be loaded.'
          : `The story data could not be loaded beyond chapter ${story.chapter}.`}
      </Banner>
    </div>
  )
}
