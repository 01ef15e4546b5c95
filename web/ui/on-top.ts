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

/** Marks a question as open while the caller is mounted. */
export function useQuestion() {
  useLayoutEffect(() => {
    count(1)
    return () => count(-1)
  }, [])
}

/**
 * Whether a sheet has to wait until an open question has been answered. A sheet's code may arrive while a question is open: the
 * sheet would be below the question, and yet take the focus and every click from it. One that the server drew is open already.
 */
export function useWaitsForAnswer(isDrawn: boolean): boolean {
  const isAsked = useSyncExternalStore(
    subscribe,
    () => questions > 0,
    () => false,
  )
  const [isOpen, setOpen] = useState(isDrawn)
  // A question mounted at the same time counts itself before this effect, but after the sheet was rendered.
  useEffect(() => {
    if (!isAsked && questions === 0) setOpen(true)
  }, [isAsked])
  return !isOpen
}
