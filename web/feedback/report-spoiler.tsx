import { Suspense } from 'react'
import type { Post } from '#api/feedback.ts'
import { book } from '#web/reader/book.ts'
import { Button } from '#web/ui/button.tsx'
import { EscapeCloses } from '#web/ui/escape-closes.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import Flag from '~icons/lucide/flag'
import { usePostAction } from './use-post-action.ts'

const SpoilerDialog = lazyPart(async () => (await import('./spoiler-dialog.tsx')).SpoilerDialog)

type Props = {
  post: Post
  /** The id of the post's title. */
  describedBy: string
}

/** A button to report that a post tells of a later chapter; absent if there is no later chapter. */
export function ReportSpoiler({ post, describedBy }: Props) {
  const action = usePostAction(post.id)
  if (post.chapter >= book.chapters.last) return null
  return (
    <>
      <Button
        small
        kind="ghost"
        className="app-only"
        aria-describedby={describedBy}
        onClick={(event) => action.ask(event.currentTarget)}
      >
        <Flag size="s" />
        Report a spoiler
      </Button>
      {action.isAsking && (
        <Suspense fallback={<EscapeCloses onClose={action.close} />}>
          <SpoilerDialog post={post} action={action} />
        </Suspense>
      )}
    </>
  )
}
