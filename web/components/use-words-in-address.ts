import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

/** The address follows the typing after this pause. */
const PAUSE_MS = 300

/**
 * The words in a search box. The address keeps them under a parameter, so that going back from a hit finds the search as it
 * was; it follows by a pause, because an address that changed with each letter would tear at the cursor.
 *
 * @param isOpen the parameter stays without words, because it keeps something open
 */
export function useWordsInAddress(parameter: string, isOpen = false) {
  const [params, setParams] = useSearchParams()
  const kept = params.get(parameter) ?? ''
  const [words, show] = useState(kept)
  const shown = useRef(kept)
  const written = useRef(kept)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The one of an earlier drawing knows the address of that time, without what was chosen during the pause.
  const setLatest = useRef(setParams)
  useLayoutEffect(() => {
    setLatest.current = setParams
  }, [setParams])

  // Somebody else changed the address: back, forward, or the link to the codex itself.
  useEffect(() => {
    if (kept === written.current) return
    clearTimeout(timer.current)
    written.current = kept
    shown.current = kept
    show(kept)
  }, [kept])

  useEffect(() => () => clearTimeout(timer.current), [])

  function write(next: string) {
    clearTimeout(timer.current)
    if (next === written.current) return
    written.current = next
    setLatest.current(
      (now) => {
        if (next || isOpen) now.set(parameter, next)
        else now.delete(parameter)
        return now
      },
      { replace: true },
    )
  }

  return {
    words,
    setWords(next: string) {
      shown.current = next
      show(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => write(next.trim()), PAUSE_MS)
    },
    /** Writes the words into the address at once, before a hit is followed. It stays the same while they change. */
    flush: () => write(shown.current.trim()),
  }
}
