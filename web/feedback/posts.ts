import {
  type InfiniteData,
  type Query,
  useInfiniteQuery,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { use, useEffect } from 'react'
import { CALLS } from '#api/calls.ts'
import type { Post, PostList, VoteChange, Votes } from '#api/feedback.ts'
import type { Answer } from '#web/reader/api-client.ts'
import { deviceStorage } from '#web/reader/device-storage.ts'
import { createKept, VOTED_KEY } from '#web/reader/kept.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { CameWithContext } from './drawn-posts.tsx'
import { createVoted } from './voted.ts'

const voted = createVoted(createKept(VOTED_KEY, deviceStorage))

/** Whose posts these are, and at which chapter: another chapter masks others. `uid` is empty until a drawn page is alive. */
function useKeys() {
  const { profile, chapter } = useReader()
  const uid = profile?.uid ?? ''
  // The server lifts no veil before the account knows of the chapter.
  const known = Math.min(chapter, profile?.currentChapter ?? chapter)
  return { uid, known, all: ['posts', uid], list: ['posts', uid, 'list', known] }
}

/** The public posts at the reader's chapter, page by page; undefined while they are on their way, and where they did not come. */
export function usePosts() {
  const { ask } = useReader()
  const { uid, known, list } = useKeys()
  const cameWith = use(CameWithContext)
  const forget = () => void Object.assign(cameWith, { posts: undefined, text: undefined })
  // Whoever goes back, and whoever comes again, is not shown what was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another chapter there is another list
  useEffect(() => forget, [known])
  return useInfiniteQuery({
    queryKey: list,
    enabled: uid !== '',
    initialPageParam: '',
    initialData: () => {
      const { posts } = cameWith
      // Somebody else may have come since the page was drawn.
      if (posts?.chapter !== known || (uid !== '' && posts.uid !== uid)) return undefined
      return { pages: [posts.list], pageParams: [''] }
    },
    // It is asked for again as soon as the page is alive.
    initialDataUpdatedAt: 0,
    queryFn: async ({ pageParam, signal }) => {
      const query = { chapter: known, ...(pageParam && { before: pageParam }) }
      const page = valueIn(await ask(CALLS.posts, { query }, { signal }))
      if (!signal.aborted) voted.meet(uid, page.posts)
      forget()
      return page
    },
    getNextPageParam: ({ next }) => next,
    // A post that has got votes meanwhile may come twice.
    select: ({ pages }) => [...new Map(pages.flatMap(({ posts }) => posts).map((post) => [post.id, post])).values()],
  })
}

/** What this reader has told the administrators, and what became of it. */
export function useSent() {
  const { ask } = useReader()
  const { uid, all, known } = useKeys()
  return useQuery({
    queryKey: [...all, 'sent', known],
    enabled: uid !== '',
    queryFn: async ({ signal }) =>
      valueIn(await ask(CALLS.sentImprovements, { query: { chapter: known } }, { signal })).reports,
  }).data
}

/** One of those that is veiled, once the reader has asked for it. */
export function useSentOne(id: string, isAskedFor: boolean) {
  const { ask } = useReader()
  const { all, known } = useKeys()
  return useQuery({
    queryKey: [...all, 'sent', known, id],
    enabled: isAskedFor,
    queryFn: async ({ signal }) => valueIn(await ask(CALLS.sentImprovement, { parts: { id } }, { signal })),
  })
}

/** A veiled post, once the reader has asked for it. */
export function useUnveiled(id: string, isAskedFor: boolean) {
  const { ask } = useReader()
  const { known, all } = useKeys()
  return useQuery({
    queryKey: [...all, id, known],
    enabled: isAskedFor,
    queryFn: async ({ signal }) =>
      valueIn(await ask(CALLS.post, { parts: { id }, query: { chapter: known } }, { signal })),
  })
}

/**
 * Reads the lists again, and does not take one for new that was asked for before. The post with the id `without`, which may be
 * gone by now, is not read by itself.
 */
export function useReadAgain() {
  const queries = useQueryClient()
  return async (without?: string) => {
    const wanted = { queryKey: ['posts'], predicate: ({ queryKey }: Query) => !without || !queryKey.includes(without) }
    await queries.cancelQueries(wanted)
    await queries.invalidateQueries(wanted)
  }
}

/** Takes a vote off the device whose post is gone. */
export function useForgetVote() {
  const { uid } = useKeys()
  return (id: string) => voted.meet(uid, [{ id, hasUpvoted: false }])
}

/**
 * The votes of a post with the reader's own, and how to give or take back that one. It counts at once; where it fails, that
 * is logged and counts no longer.
 */
export function useVote(post: Post) {
  const { ask } = useReader()
  const { uid, all } = useKeys()
  const queries = useQueryClient()
  const mutationKey = ['vote', uid, post.id]
  const pressed = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as boolean,
  })
  const hasVoted = pressed.at(-1) ?? post.hasUpvoted
  const { mutate } = useMutation({
    mutationKey,
    // One after the other: the last press wins.
    scope: { id: post.id },
    mutationFn: async (hasVoted: boolean) => {
      const body: VoteChange = { change: hasVoted ? 1 : -1 }
      return valueIn(await ask(CALLS.vote, { parts: { id: post.id }, body }))
    },
    // A list that is on its way does not know of the vote.
    onMutate: () => queries.cancelQueries({ queryKey: all }),
    onSuccess: (votes) => {
      voted.meet(uid, [{ id: post.id, ...votes }])
      queries.setQueriesData<unknown>({ queryKey: all }, (known: unknown) => withVotes(known, post.id, votes))
    },
    onError: (error) => console.warn(error),
  })
  return {
    hasVoted,
    votes: post.upvotes + Number(hasVoted) - Number(post.hasUpvoted),
    toggle: () => mutate(!hasVoted),
  }
}

/** Pages of posts, or one post alone, after a vote. */
function withVotes(known: unknown, id: string, votes: Votes): unknown {
  const list = known as InfiniteData<PostList> | undefined
  const after = (post: PostList['posts'][number]) =>
    post.id === id && 'upvotes' in post ? { ...post, ...votes } : post
  if (list?.pages) return { ...list, pages: list.pages.map((page) => ({ ...page, posts: page.posts.map(after) })) }
  const post = known as Post | undefined
  return post?.id === undefined ? known : after(post)
}

/** @throws the sentence of an answer that brings no value */
export function valueIn<Value>(answer: Answer<Value>): Value {
  if (answer.ok) return answer.value
  throw new Error(answer.error)
}
