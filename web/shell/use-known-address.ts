import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useReader } from '#web/reader/reader-context.tsx'
import { useStory } from '#web/reader/story-context.tsx'
import { holdsWords, knownAddress, wordsOf } from './known-address.ts'
import { markKnown, wasKnown } from './known-mark.ts'

/**
 * After a reader goes back, no address names what only later chapters tell: neither the present one nor, once they return
 * to it, an earlier one in the history. An address that was never known here stays: somebody gave it to the reader.
 */
export function useKnownAddress() {
  const { get } = useReader()
  const { chapter } = useStory()
  const location = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    if (chapter === 0 || !holdsWords(location)) return
    const known = knownAddress(location, wordsOf(get().story.chapters))
    if (!known) markKnown()
    else if (wasKnown()) void navigate({ ...known, hash: location.hash }, { replace: true })
  }, [get, chapter, location, navigate])
}
