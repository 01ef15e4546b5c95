import './admin.css'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/loading.tsx'

type Props = {
  status: 'loading' | 'ready' | 'failed'
  items: readonly unknown[]
  next: string | null
  more: () => void
  again: () => void
}

/** The footer of a paged list. */
export function ListFoot({ status, items, next, more, again }: Props) {
  if (status === 'failed') {
    return (
      <Banner kind="error" action={<Button onClick={again}>Try again</Button>}>
        The list did not come. Are you still signed in as an administrator?
      </Banner>
    )
  }
  if (status === 'loading' && items.length === 0) return <Spinner label="Loading..." />
  if (next === null) return null
  return (
    <div className="row admin-more">
      <Button busy={status === 'loading' && 'Loading...'} onClick={more}>
        Show more
      </Button>
    </div>
  )
}
