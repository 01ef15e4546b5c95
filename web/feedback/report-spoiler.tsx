import { Suspense } from 'react'
import type { Post } from '#api/feedback.ts'
import { book } from '#web/reader/book.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import Flag from '~icons/lucide/flag'
import { useDeed } from './use-deed.ts'

const SpoilerDialog = lazyPart(async () => (await import('./spoiler-dialog.tsx')).SpoilerDialog)

type Props = {
  post: Post
  /** The id of the post's title. */
  describedBy: string
}

/** A button to report that a post tells of a later chapter; absent if there is no later chapter. */
export function ReportSpoiler({ post, describedBy }: Props) {
  const deed = useDeed(post.id)
  if (post.chapter >= book.chapters.last) return null
  return (
    <>
      <Button
        small
        kind="ghost"
        className="app-only"
        aria-describedby={describedBy}
        onClick={(event) => deed.ask(event.currentTarget)}
      >
        <Flag size="s" />
        Report a spoiler
      </Button>
      {deed.isAsking && (
        <Suspense>
          <SpoilerDialog post={post} deed={deed} />
        </Suspense>
      )}
    </>
  )
}
