import { useSyncExternalStore } from 'react'
import { absenceOf } from '#reader/absence.ts'
import { book } from './book.ts'
import { useReader } from './reader-context.tsx'

/** How many chapters to summarise if no starting chapter is given. */
const FEW = 5

/**
 * The chapter at which the reader left off before they went ahead, and how to dismiss it. Afterwards the focus moves to the
 * page, because the button is gone.
 */
export function useAbsence() {
  const { get, subscribe, markCaughtUp, chapter } = useReader()
  const since = useSyncExternalStore(
    subscribe,
    () => absenceOf(get()),
    () => undefined,
  )
  function putAway() {
    markCaughtUp()
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return {
    since,
    /** The default start of the summary: that chapter, or else a few chapters back. */
    usual: since ?? Math.max(book.chapters.first, chapter - FEW),
    putAway,
  }
}
