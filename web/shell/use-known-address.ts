import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useReader } from '#web/reader/reader-context.tsx'
import { useStory } from '#web/reader/story-context.tsx'
import { knownAddress, wordsOf } from './known-address.ts'

/**
 * After a reader goes back, no address names what only later chapters tell: neither the present one nor, once they return
 * to it, an earlier one in the history.
 */
export function useKnownAddress() {
  const { get } = useReader()
  const { chapter } = useStory()
  const location = useLocation()
  const navigate = useNavigate()
  const furthest = useRef(0)

  useEffect(() => {
    furthest.current = Math.max(furthest.current, chapter)
    if (chapter === 0 || chapter === furthest.current) return
    const known = knownAddress(location, wordsOf(get().story.chapters))
    if (known) void navigate({ ...known, hash: location.hash }, { replace: true })
  }, [get, chapter, location, navigate])
}
