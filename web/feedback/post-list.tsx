import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'
import { Spinner } from '#web/ui/loading.tsx'
import feather from '~icons/game-icons/feather'
import { PostListItem } from './post-list-item.tsx'
import { usePosts } from './posts.ts'
import { VeiledRun } from './veiled-run.tsx'
import { withRuns } from './veiled-runs.ts'

/** The posts of all readers, most votes first. A failure to load them shows nothing. */
export function PostList() {
  const { data: posts, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = usePosts()
  if (isPending) return <Spinner label="Loading feedback..." />
  if (!posts)
    return (
      <Empty
        title="The letters cannot be shown at the moment"
        glyph={feather}
        action={<Button onClick={() => void refetch()}>Look again</Button>}
      >
        You can still write to us.
      </Empty>
    )
  if (posts.length === 0) return <Empty title="No feedback yet. Be the first to share your thoughts!" glyph={feather} />
  return (
    <>
      <ol aria-label="Feedback">
        {withRuns(posts).map((part) =>
          'run' in part ? (
            <VeiledRun key={part.run[0]!.id} posts={part.run} />
          ) : (
            <PostListItem key={part.post.id} post={part.post} />
          ),
        )}
      </ol>
      {hasNextPage && (
        <Button busy={isFetchingNextPage && 'Loading...'} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  )
}
