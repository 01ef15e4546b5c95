import type { VeiledPost } from '#api/feedback.ts'
import { type StoredPost, shownFrom } from './stored-posts.ts'

/** All that a reader at `chapter` may receive about a post from beyond it; undefined if the post is from no later chapter. */
export function veiledBeyond(chapter: number, post: StoredPost, uid: string): VeiledPost | undefined {
  return shownFrom(post) > chapter ? { id: post.id, isVeiled: true, isMine: post.authorUid === uid } : undefined
}
