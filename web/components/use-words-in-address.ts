import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'

/** The pause in typing after which the address is updated. */
const PAUSE_MS = 300

type Options = {
  /** Keeps the parameter even without words, because it keeps something open. */
  isOpen?: boolean
  /** Added to the state of the history entry together with the words. */
  state?: object
}

/**
 * The words in a search box. They are kept in a parameter of the address, so that going back from a hit restores the search.
 * The address is updated after a pause, because updating it on every letter would disturb the cursor.
 */
export function useWordsInAddress(parameter: string, { isOpen = false, state }: Options = {}) {
  const [params, setParams] = useSearchParams()
  const { state: before } = useLocation()
  const kept = params.get(parameter) ?? ''
  const [words, show] = useState(kept)
  const shown = useRef(kept)
  const written = useRef(kept)
  // The state when the words were typed: the reader may turn during the pause.
  const typed = useRef(state)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The setter of an earlier render has the address of that time, without changes made during the pause.
  const latest = useRef({ setParams, before })
  useLayoutEffect(() => {
    latest.current = { setParams, before }
  })

  // Something else changed the address: back, forward, or the link to the codex.
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
    /** Writes the words to the address at once, before a hit is followed. Its identity is stable. */
    flush: () => write(shown.current.trim()),
    /** Leaves the address as it is: written after the box has been closed, the words would open it again. */
    drop: () => clearTimeout(timer.current),
  }
}
