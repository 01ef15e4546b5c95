import type { VeiledPost } from '#api/feedback.ts'
import { type KeptPost, shownFrom } from './kept-posts.ts'

/** All that a reader at `chapter` is told of a post from beyond it; nothing where it is from no later one. */
export function veiledBeyond(chapter: number, post: KeptPost, uid: string): VeiledPost | undefined {
  return shownFrom(post) > chapter ? { id: post.id, isVeiled: true, isMine: post.authorUid === uid } : undefined
}
