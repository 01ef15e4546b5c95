import '#web/ui/toast.css'
import './chapter-offer.css'
import { useReader } from '#web/reader/reader-context.tsx'
import { useReading } from '#web/reader/story-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { useDelayed } from '#web/ui/use-delayed.ts'
import { UpdateOffer } from './update-offer.tsx'

/**
 * The notice under the chapter control: the story is still loading, the reader got further on another device (DATA-12), or
 * there is a newer edition.
 */
export function ChapterOffer() {
  const { chapter, offered, acceptOffered, declineOffered } = useReader()
  const { story, isLoading } = useReading()
  const isComing = isLoading && story.chapter > 0
  return (
    <div className="chapter-offer" role="status">
      {isComing && <Coming />}
      {offered !== undefined && (
        <div className="toast toast-offer" data-surface="paper">
          <span>Continue from chapter {offered}?</span>
          <span className="row">
            <Button kind="primary" small onClick={acceptOffered}>
              Continue
            </Button>
            <Button small onClick={declineOffered}>
              Stay at chapter {chapter}
            </Button>
          </span>
        </div>
      )}
      <UpdateOffer />
    </div>
  )
}

function Coming() {
  const isLate = useDelayed(200)
  return isLate && <div className="toast">Loading story data...</div>
}
