import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { parameter } from '#story/entries/routes.ts'
import { book } from '#web/reader/book.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { useStory } from '#web/reader/story-context.tsx'
import { useAbsence } from '#web/reader/use-absence.ts'

const SINCE = parameter('recentActivity', 'since')

const { first } = book.chapters

/**
 * The chapter since which the address asks what was told. One that has not been read, or is none, is taken out of the address
 * like one that never was: also when the reader goes back.
 */
export function useSince() {
  const [params, setParams] = useSearchParams()
  const { chapter } = useReader()
  const story = useStory()
  const { usual } = useAbsence()
  const asked = params.get(SINCE)
  const since = chapterIn(asked, chapter)

  useEffect(() => {
    if (asked !== null && since === undefined) setParams(withSince(undefined), { replace: true })
  }, [asked, since, setParams])

  return {
    /** Undefined also while the story has not come so far. */
    since: since !== undefined && since < story.chapter ? since : undefined,
    /** Where nobody has said since when. */
    usual,
    /** Leaves no step in the history: going back leads out of the news. */
    show: (next: number | undefined) => setParams(withSince(next), { replace: true }),
  }
}

function chapterIn(text: string | null, before: number): number | undefined {
  const chapter = text && /^[1-9]\d*$/.test(text) ? Number(text) : undefined
  return chapter !== undefined && chapter >= first && chapter < before ? chapter : undefined
}

const withSince = (since: number | undefined) => (params: URLSearchParams) => {
  const next = new URLSearchParams(params)
  if (since === undefined) next.delete(SINCE)
  else next.set(SINCE, String(since))
  return next
}
