import './search-results.css'
import { useState } from 'react'
import { searchCodex } from '#story/search/search.ts'
import { EntryList } from '#web/codex/list/entry-list.tsx'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/empty.tsx'

/** More hits than this are shown only on demand. */
const FIRST_HITS = 60

/** The hits for the words, best first. */
export function SearchResults({ words, onClear }: { words: string; onClear: () => void }) {
  const story = useStory()
  const [unfolded, setUnfolded] = useState('')
  const hits = searchCodex(story, book, words)
  const shown = unfolded === words ? hits : hits.slice(0, FIRST_HITS)
  return (
    <>
      <div role="status">
        {hits.length > 0 ? (
          <p className="meta search-results-count">
            {hits.length === 1 ? '1 entry found' : `${hits.length} entries found`}
          </p>
        ) : (
          <Empty title={`No results found for “${words}”`} action={<Button onClick={onClear}>Clear search</Button>}>
            Try fewer letters, or read on: the codex knows only what you have read.
          </Empty>
        )}
      </div>
      {hits.length > 0 && <EntryList entries={shown} />}
      {shown.length < hits.length && (
        <div className="search-results-more">
          <Button onClick={() => setUnfolded(words)}>Show all {hits.length}</Button>
        </div>
      )}
    </>
  )
}
