import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let topmost = 0

function count(by: 1 | -1) {
  topmost += by
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** While the caller is mounted, no sheet opens over it: for a question, and for the search. */
export function useStaysOnTop() {
  useLayoutEffect(() => {
    count(1)
    return () => count(-1)
  }, [])
}

/**
 * Whether a sheet has to wait until what stays on top has been closed. The sheet's code or the story may arrive only then: the sheet
 * would take the focus and every click, from below a question, and from above the search. One that the server drew is open already.
 */
export function useWaitsBelow(isDrawn: boolean): boolean {
  const isCovered = useSyncExternalStore(
    subscribe,
    () => topmost > 0,
    () => false,
  )
  const [isOpen, setOpen] = useState(isDrawn)
  // What is mounted at the same time counts itself before this effect, but after the sheet was rendered.
  useEffect(() => {
    if (!isCovered && topmost === 0) setOpen(true)
  }, [isCovered])
  return !isOpen
}
