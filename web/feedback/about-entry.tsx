import { Link, useSearchParams } from 'react-router'
import type { EntryReference, Post } from '#api/feedback.ts'
import { entryPlace } from '#story/entries/entry-place.ts'
import { parameter } from '#story/entries/routes.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'

const ABOUT = parameter('feedback', 'about')

/** The entry to report, from `?about=kind/id`; undefined if this reader does not know it. */
export function useReportedEntry() {
  const story = useStory()
  const [params, setParams] = useSearchParams()
  const [kind = '', id = ''] = params.get(ABOUT)?.split('/') ?? []
  const known = entryPlace(story, book, kind, id)
  return {
    entry: known && ({ kind: known.kind, id, name: known.name } satisfies EntryReference),
    /** Removes the entry from the address. */
    forget: () =>
      setParams((before) => new URLSearchParams([...before].filter(([name]) => name !== ABOUT)), { replace: true }),
  }
}

/** The entry that a post is about, if this reader knows it. */
export function AboutEntry({ entry }: Pick<Post, 'entry'>) {
  const story = useStory()
  const known = entry && entryPlace(story, book, entry.kind, entry.id)
  if (!known) return null
  return (
    <span className="meta">
      About <Link to={known.address}>{known.name}</Link>
    </span>
  )
}
