import type { PostList } from '#api/feedback.ts'
import type { Kept } from '#web/reader/kept.ts'

type Answered = { id: string } & ({ hasUpvoted: boolean } | Extract<PostList['posts'][number], { isVeiled: true }>)

/** The ids of the posts that a reader has voted for, kept on the device (FEED-6) and updated from the server. */
export function createVoted(kept: Kept) {
  const idsOf = (uid: string): string[] => {
    const ids = kept.of(uid)
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  }

  return {
    idsOf,

    /** Records what the server says about some posts; it says nothing about veiled ones. */
    record(uid: string, posts: readonly Answered[]) {
      const before = idsOf(uid)
      const come = new Map(posts.flatMap((post) => ('hasUpvoted' in post ? [[post.id, post.hasUpvoted]] : [])))
      const after = [...new Set([...before, ...come.keys()])].filter((id) => come.get(id) ?? true)
      if (after.join() !== before.join()) kept.set(uid, after)
    },
  }
}
