import type { PostList } from '#api/feedback.ts'

type Listed = PostList['posts'][number]

/** Fewer than these say it each for itself. */
const RUN = 2

/** One post, or how many of other readers stand together that are all from further on. */
export type ListPart = { post: Listed } | { run: PostList['posts'] }

/** The list with each run of veiled posts in one; a reader's own are named one by one. */
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
