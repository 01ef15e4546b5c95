import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useSyncExternalStore } from 'react'
import { CALLS } from '#api/calls.ts'
import type { Post, PostList, VoteChange, Votes } from '#api/feedback.ts'
import type { Answer, Ask } from '#web/reader/ask.ts'
import { deviceStorage } from '#web/reader/device-storage.ts'
import { createKept, KEPT_KEYS } from '#web/reader/kept.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { createVoted } from './voted.ts'

const voted = createVoted(createKept(KEPT_KEYS.votedPosts, deviceStorage))

/** Whose posts these are, and from where he looks at them: another chapter veils others. */
function useKeys() {
  const { profile, chapter } = useReader()
  const uid = profile?.uid ?? ''
  // The server lifts no veil before the account knows of the chapter.
  const known = Math.min(chapter, profile?.currentChapter ?? chapter)
  return { uid, known, all: ['posts', uid], list: ['posts', uid, 'list', known] }
}

/** The first pages of the public posts at the reader's chapter; undefined while they are on their way, and where they did not come. */
export function usePosts(pages: number) {
  const { ask } = useReader()
  const { uid, known, list } = useKeys()
  return useQuery({
    queryKey: [...list, pages],
    placeholderData: (before: PostList | undefined, query) => (query?.queryKey[3] === known ? before : undefined),
    queryFn: async ({ signal }) => {
      const answer = await readPosts(ask, known, pages)
      if (!signal.aborted) voted.meet(uid, answer)
      return answer
    },
  })
}

async function readPosts(ask: Ask, chapter: number, pages: number): Promise<PostList> {
  const posts = new Map<string, PostList['posts'][number]>()
  let next: string | null = null
  for (let page = 0; page < pages && (page === 0 || next); page++) {
    const answer: PostList = valueIn(await ask(CALLS.posts, { query: { chapter, ...(next && { before: next }) } }))
    // A post that has got votes meanwhile may come twice.
    for (const post of answer.posts) posts.set(post.id, post)
    next = answer.next
  }
  return { posts: [...posts.values()], next }
}

/** What this reader has told the administrators, and what became of it. */
export function useSent() {
  const { ask } = useReader()
  const { all } = useKeys()
  return useQuery({
    queryKey: [...all, 'sent'],
    queryFn: async () => valueIn(await ask(CALLS.sentReports)).reports,
  }).data
}

/** A veiled post, once the reader has asked for it. */
export function useUnveiled(id: string, isAskedFor: boolean) {
  const { ask } = useReader()
  const { known, all } = useKeys()
  return useQuery({
    queryKey: [...all, id, known],
    enabled: isAskedFor,
    queryFn: async () => valueIn(await ask(CALLS.post, { parts: { id }, query: { chapter: known } })),
  })
}

/** Reads the list again, and does not take one for new that was asked for before. */
export function useReadAgain() {
  const queries = useQueryClient()
  return async () => {
    await queries.cancelQueries({ queryKey: ['posts'] })
    await queries.invalidateQueries({ queryKey: ['posts'] })
  }
}

/** The ids of the posts that this reader has voted for. */
export function useVoted(): ReadonlySet<string> {
  const { uid } = useKeys()
  const text = useSyncExternalStore(voted.subscribe, voted.text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for what is kept
  return useMemo(() => new Set(voted.idsOf(uid)), [text, uid])
}

/** Gives the reader's vote to a post, or takes it back. It counts at once; where it fails, that is logged and undone. */
export function useVote(post: Post) {
  const { ask } = useReader()
  const { uid, all } = useKeys()
  const queries = useQueryClient()
  const mutationKey = ['vote', post.id]
  return useMutation({
    mutationKey,
    // One after the other: the last press wins.
    scope: { id: post.id },
    mutationFn: async (hasVoted: boolean) => {
      const body: VoteChange = { change: hasVoted ? 1 : -1 }
      return valueIn(await ask(CALLS.vote, { parts: { id: post.id }, body }))
    },
    onMutate: (hasVoted) => {
      voted.set(uid, post.id, hasVoted)
      // A list that is on its way does not know of the vote.
      return queries.cancelQueries({ queryKey: all })
    },
    onSuccess: (votes) => {
      if (queries.isMutating({ mutationKey }) === 1) voted.set(uid, post.id, votes.hasUpvoted)
      queries.setQueriesData<unknown>({ queryKey: all }, (known: unknown) => withVotes(known, post.id, votes))
    },
    onError: (error) => {
      console.warn(error)
      voted.set(uid, post.id, post.hasUpvoted)
    },
  }).mutate
}

/** A list of posts, or one post alone, after a vote. */
function withVotes(known: unknown, id: string, votes: Votes): unknown {
  const list = known as PostList | undefined
  if (list?.posts) return { ...list, posts: list.posts.map((post) => withVotes(post, id, votes)) }
  const post = known as Post | undefined
  return post?.id === id && 'upvotes' in post ? { ...post, ...votes } : known
}

/** @throws the sentence of an answer that brings no value */
export function valueIn<Value>(answer: Answer<Value>): Value {
  if (answer.ok) return answer.value
  throw new Error(answer.error)
}
