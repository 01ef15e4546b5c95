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

/**
 * The cache keys of a reader's posts at a chapter, because each chapter veils different posts. `uid` is empty until a drawn
 * page is alive.
 */
function useKeys() {
  const { profile, chapter } = useReader()
  const uid = profile?.uid ?? ''
  // The server does not lift a veil before the account has reached the chapter.
  const known = Math.min(chapter, profile?.currentChapter ?? chapter)
  return { uid, known, all: ['posts', uid], list: ['posts', uid, 'list', known] }
}

/** The public posts at the reader's chapter, page by page; undefined while loading, and if they failed to load. */
export function usePosts() {
  const { ask } = useReader()
  const { uid, known, list } = useKeys()
  const cameWith = use(CameWithContext)
  const forget = () => void Object.assign(cameWith, { posts: undefined, text: undefined })
  // A reader who goes back, or returns to the page, must not see the old list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each chapter has its own list
  useEffect(() => forget, [known])
  return useInfiniteQuery({
    queryKey: list,
    enabled: uid !== '',
    initialPageParam: '',
    initialData: () => {
      const { posts } = cameWith
      // Another reader may have signed in since the page was drawn.
      if (posts?.chapter !== known || (uid !== '' && posts.uid !== uid)) return undefined
      return { pages: [posts.list], pageParams: [''] }
    },
    // Marks it as stale, so that it is fetched as soon as the page is alive.
    initialDataUpdatedAt: 0,
    queryFn: async ({ pageParam, signal }) => {
      const query = { chapter: known, ...(pageParam && { before: pageParam }) }
      const page = valueIn(await ask(CALLS.posts, { query }, { signal }))
      if (!signal.aborted) voted.record(uid, page.posts)
      forget()
      return page
    },
    getNextPageParam: ({ next }) => next,
    // A post that has received votes in the meantime may appear on two pages.
    select: ({ pages }) => [...new Map(pages.flatMap(({ posts }) => posts).map((post) => [post.id, post])).values()],
  })
}

/** The reader's messages to the administrators, and their outcome. */
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

/** A veiled one of those, once the reader has asked for it. */
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
 * Reloads the lists, ignoring answers to earlier requests. The post with the id `without`, which may be gone by now, is not
 * loaded on its own.
 */
export function useReadAgain() {
  const queries = useQueryClient()
  return async (without?: string) => {
    const wanted = { queryKey: ['posts'], predicate: ({ queryKey }: Query) => !without || !queryKey.includes(without) }
    await queries.cancelQueries(wanted)
    await queries.invalidateQueries(wanted)
  }
}

/** Removes this device's record of a vote for a deleted post. */
export function useForgetVote() {
  const { uid } = useKeys()
  return (id: string) => voted.record(uid, [{ id, hasUpvoted: false }])
}

/**
 * The votes of a post and the reader's own, with a function to give or withdraw it. The change is shown at once; if it fails,
 * that is logged and the change is undone.
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
    // One at a time: the last click wins.
    scope: { id: post.id },
    mutationFn: async (hasVoted: boolean) => {
      const body: VoteChange = { change: hasVoted ? 1 : -1 }
      return valueIn(await ask(CALLS.vote, { parts: { id: post.id }, body }))
    },
    // A list already requested does not include the vote.
    onMutate: () => queries.cancelQueries({ queryKey: all }),
    onSuccess: (votes) => {
      voted.record(uid, [{ id: post.id, ...votes }])
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

/** Pages of posts, or a single post, with the new votes. */
function withVotes(known: unknown, id: string, votes: Votes): unknown {
  const list = known as InfiniteData<PostList> | undefined
  const after = (post: PostList['posts'][number]) =>
    post.id === id && 'upvotes' in post ? { ...post, ...votes } : post
  if (list?.pages) return { ...list, pages: list.pages.map((page) => ({ ...page, posts: page.posts.map(after) })) }
  const post = known as Post | undefined
  return post?.id === undefined ? known : after(post)
}

/** @throws the error message of an answer without a value */
export function valueIn<Value>(answer: Answer<Value>): Value {
  if (answer.ok) return answer.value
  throw new Error(answer.error)
}
