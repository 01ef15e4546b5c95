import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'

/** The address follows the typing after this pause. */
const PAUSE_MS = 300

type Options = {
  /** The parameter stays without words, because it keeps something open. */
  isOpen?: boolean
  /** What the entry of the history says of the words, beside what it says already. */
  state?: object
}

/**
 * The words in a search box. The address keeps them under a parameter, so that going back from a hit finds the search as it
 * was; it follows by a pause, because an address that changed with each letter would tear at the cursor.
 */
export function useWordsInAddress(parameter: string, { isOpen = false, state }: Options = {}) {
  const [params, setParams] = useSearchParams()
  const { state: before } = useLocation()
  const kept = params.get(parameter) ?? ''
  const [words, show] = useState(kept)
  const shown = useRef(kept)
  const written = useRef(kept)
  // As it was when they were typed: their reader may have turned during the pause.
  const typed = useRef(state)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The one of an earlier drawing knows the address of that time, without what was chosen during the pause.
  const latest = useRef({ setParams, before })
  useLayoutEffect(() => {
    latest.current = { setParams, before }
  })

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
    const { setParams, before } = latest.current
    setParams(
      (now) => {
        if (next || isOpen) now.set(parameter, next)
        else now.delete(parameter)
        return now
      },
      { replace: true, state: typed.current ? { ...before, ...typed.current } : before },
    )
  }

  return {
    words,
    setWords(next: string) {
      shown.current = next
      typed.current = state
      show(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => write(next.trim()), PAUSE_MS)
    },
    /** Writes the words into the address at once, before a hit is followed. It stays the same while they change. */
    flush: () => write(shown.current.trim()),
  }
}
