import { useQuery } from '@tanstack/react-query'
import { CALLS } from '#api/calls.ts'
import { book } from '#web/reader/book.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { valueIn } from './posts.ts'

const { first, last } = book.chapters

/**
 * The furthest chapter that the reader is known to have reached, on this device or in the account once it has answered. What
 * they write is shown to nobody before it.
 */
export function useFurthest(): number {
  const { ask, chapter, profile } = useReader()
  const account = profile?.currentChapter ?? chapter
  const { data } = useQuery({
    queryKey: ['posts', profile?.uid, 'furthest', account],
    placeholderData: (before: number | undefined, query) => (query?.queryKey[1] === profile?.uid ? before : undefined),
    refetchOnReconnect: true,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) => valueIn(await ask(CALLS.furthest, {}, { signal })).chapter,
  })
  return Math.max(chapter, account, data ?? chapter)
}

/** The initial value of the field. Nothing is known of readers who have never turned a page, so they have to fill it in. */
export function atLeast(typed: string, least: number): string {
  if (least === first || Number(typed) >= least) return typed
  return String(least)
}

/** The typed chapter, if it is one from `least` on. */
export function chapterIn(typed: string, least: number): number | undefined {
  const chapter = /^\d+$/.test(typed) ? Number(typed) : undefined
  return chapter !== undefined && chapter >= least && chapter <= last ? chapter : undefined
}
