import { ADMIN_CALLS } from '#api/admin.ts'
import { Empty } from '#web/ui/empty.tsx'
import feather from '~icons/game-icons/feather'
import { useAdminAddress } from './address.ts'
import { ask } from './ask.ts'
import { ListFoot } from './list-foot.tsx'
import { PostFilters } from './post-filters.tsx'
import { PostRow } from './post-row.tsx'
import { usePages } from './use-pages.ts'

/** Readers' posts: those reported as spoilers first, then newest first. A changed post keeps its place until the list is reloaded. */
export function PostList() {
  const { query } = useAdminAddress()
  const pages = usePages(
    query,
    (query) => ask(ADMIN_CALLS.posts, { query }),
    ({ posts, next }) => ({ items: posts, next }),
  )
  return (
    <>
      <PostFilters />
      {pages.status === 'ready' && pages.items.length === 0 && (
        <Empty title="No posts here" glyph={feather}>
          {Object.keys(query).length > 0 ? 'Other filters may find some.' : 'Nobody has written yet.'}
        </Empty>
      )}
      <ol aria-label="Posts" aria-busy={pages.status === 'loading'}>
        {pages.items.map((post) => (
          <PostRow key={post.id} post={post} onChange={pages.replace} onAuthorChange={pages.again} />
        ))}
      </ol>
      <ListFoot {...pages} />
    </>
  )
}
