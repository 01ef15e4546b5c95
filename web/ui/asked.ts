import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let questions = 0

function count(by: 1 | -1) {
  questions += by
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A question stands over the page as long as the caller is drawn. */
export function useQuestion() {
  useLayoutEffect(() => {
    count(1)
    return () => count(-1)
  }, [])
}

/**
 * Whether a sheet has to wait for the answer to a question that stood there first. What a sheet is made of may arrive while its
 * reader is asked something: it would lie below the question, and yet take the focus and every press from it.
 */
export function useWaitsForAnswer(): boolean {
  const isAsked = useSyncExternalStore(subscribe, () => questions > 0)
  const [isOpen, setOpen] = useState(false)
  // A question that came in the same moment counts itself before this effect, and after the sheet was drawn.
  useEffect(() => {
    if (!isAsked && questions === 0) setOpen(true)
  }, [isAsked])
  return !isOpen
}
