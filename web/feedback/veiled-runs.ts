import type { PostList } from '#api/feedback.ts'

type Listed = PostList['posts'][number]

/** Fewer veiled posts than this are shown one by one. */
const RUN = 2

/** One post, or consecutive posts by other readers that are all from later chapters. */
export type ListPart = { post: Listed } | { run: PostList['posts'] }

/** The list with each run of veiled posts combined; a reader's own posts stay separate. */
export function withRuns(posts: readonly Listed[]): ListPart[] {
  const parts: Listed[][] = []
  for (const post of posts) {
    const before = parts.at(-1)
    if (before && isOthersVeiled(post) && isOthersVeiled(before[0]!)) before.push(post)
    else parts.push([post])
  }
  return parts.map((part) => (part.length < RUN ? { post: part[0]! } : { run: part }))
}

const isOthersVeiled = (post: Listed) => 'isVeiled' in post && !post.isMine
