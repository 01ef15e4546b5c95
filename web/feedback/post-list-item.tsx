import type { PostList } from '#api/feedback.ts'
import { PostEntry } from './post-entry.tsx'
import { VeiledEntry } from './veiled-entry.tsx'

/** A post in the list, or its veil. */
export function PostListItem({ post }: { post: PostList['posts'][number] }) {
  return 'isVeiled' in post ? <VeiledEntry post={post} /> : <PostEntry post={post} />
}
