import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Spinner } from '#web/ui/loading.tsx'
import crystalBall from '~icons/game-icons/crystal-ball'

export function KitEmpty() {
  return (
    <Empty title="No pathways discovered yet..." glyph={crystalBall}>
      They appear as you read.
    </Empty>
  )
}

export function KitLoading() {
  return <Spinner label="Loading story data..." note="One slow turn of the ring" delay={0} />
}

export function KitNotices() {
  return (
    <div className="stack-small">
      <Banner>
        <b>Work in progress.</b> Volume 1 is fully covered.
      </Banner>
      <Banner kind="error" action={<Button small>Try again</Button>}>
        Failed to submit feedback. Please try again.
      </Banner>
      <Banner kind="success">Thank you! Your feedback has been submitted successfully.</Banner>
    </div>
  )
}
