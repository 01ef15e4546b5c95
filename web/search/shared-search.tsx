import { Navigate, useSearchParams } from 'react-router'
import { href, parameter, SEARCH } from '#story/entries/routes.ts'
import { entryNamed } from '#story/search/named.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { sharedWords } from './shared-words.ts'

const [TEXT, TITLE] = [parameter('search', 'q'), parameter('search', 'title')]

/** Looks up a text from outside the app: an entry with exactly that name opens; anything else is searched for (FIND-7). */
export function SharedSearch() {
  const [params] = useSearchParams()
  const story = useStory()
  const words = sharedWords([params.get(TEXT), params.get(TITLE)])
  const search = { pathname: href('codex'), search: `${new URLSearchParams({ [SEARCH]: words })}` }
  return <Navigate replace to={entryNamed(story, book, words)?.address ?? search} />
}
