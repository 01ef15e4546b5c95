import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { kinds } from '#kinds/kinds.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import { useStory } from '#web/reader/story-context.tsx'
import { knownAddress, wordsOf } from './known-address.ts'
import { markKnown, wasKnown } from './known-mark.ts'
import { withoutLaterWords } from './searched-words.ts'

/**
 * After a reader goes back, no address names what only later chapters tell: neither the current one nor an earlier one in the
 * history, once they return to it; nor does it contain searches made there. An address that was never known here stays, because
 * someone gave it to the reader.
 */
export function useKnownAddress() {
  const { get } = useReader()
  const story = useStory()
  const location = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    if (story.chapter === 0) return
    const isTold = wordsOf(get().story.chapters)
    const here = withoutLaterWords(location, story.chapter)
    // Entries first, because nearly all words are their ids; otherwise every chapter is searched whenever a record opens.
    const known = knownAddress(here, (word) => holdsEntry(story, word) || isTold(word))
    if (!known) markKnown()
    const left = known && wasKnown() ? known : here
    if (left !== location) void navigate({ ...left, hash: location.hash }, { replace: true })
  }, [get, story, location, navigate])
}

function holdsEntry(story: Story, id: string): boolean {
  return kinds.some((kind) => anyEntries(story, kind).some((entry) => entry.id === id))
}
