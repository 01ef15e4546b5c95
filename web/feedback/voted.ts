import type { Post, PostList } from '#api/feedback.ts'
import type { Kept } from '#web/reader/kept.ts'

/**
 * The ids of the posts that a reader has voted for, kept on the device (FEED-6). A press counts here at once, in every tab;
 * the next list from the server sets it right.
 */
export function createVoted(kept: Kept) {
  const idsOf = (uid: string): string[] => {
    const ids = kept.of(uid)
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  }

  return {
    text: kept.text,
    subscribe: kept.subscribe,
    idsOf,

    set(uid: string, id: string, hasVoted: boolean) {
      const others = idsOf(uid).filter((other) => other !== id)
      kept.set(uid, hasVoted ? [...others, id] : others)
    },

    /** What a list says; of a veiled post, and of those that have not come yet, it says nothing. */
    meet(uid: string, { posts, next }: PostList) {
      const before = idsOf(uid)
      const come = new Set(posts.map(({ id }) => id))
      const later = next ? before.filter((id) => !come.has(id)) : []
      const after = posts
        .filter((post) => ('isVeiled' in post ? before.includes(post.id) : post.hasUpvoted))
        .map(({ id }) => id)
        .concat(later)
      if (after.join() !== before.join()) kept.set(uid, after)
    },
  }
}

/** How many votes a post has on this device, which may be one press ahead of the server. */
export function votesHere(
  { upvotes, hasUpvoted }: Pick<Post, 'upvotes' | 'hasUpvoted'>,
  hasVotedHere: boolean,
): number {
  return upvotes + Number(hasVotedHere) - Number(hasUpvoted)
}
