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
 * The chapter in the address since which the news is asked for. If it is invalid or not yet read, it is removed from the
 * address without trace, also when the reader goes back.
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
    /** Also undefined while the story has not loaded that far. */
    since: since !== undefined && since < story.chapter ? since : undefined,
    /** The default, if the address names none. */
    usual,
    /** Replaces the history entry, so that going back leaves the news. */
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
