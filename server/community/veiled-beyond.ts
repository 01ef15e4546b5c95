import type { VeiledPost } from '#api/feedback.ts'
import type { FeedbackRow } from '#server/database/tables.ts'

/** All that a reader at `chapter` is told of a post from beyond it; nothing where it is from no later one. */
export function veiledBeyond(
  chapter: number,
  post: Pick<FeedbackRow, 'id' | 'chapter' | 'authorUid'>,
  uid: string,
): VeiledPost | undefined {
  return post.chapter > chapter ? { id: post.id, isVeiled: true, isMine: post.authorUid === uid } : undefined
}
