import { useSyncExternalStore } from 'react'
import { absenceOf } from '#reader/absence.ts'
import { book } from './book.ts'
import { useReader } from './reader-context.tsx'

/** So many chapters are told again where nobody says since when. */
const FEW = 5

/**
 * The chapter at which the reader left before they went ahead, and the way to put that away: the keyboard then goes on from
 * the page, because the button that was pressed is gone.
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
    /** Since when a reader most likely wants to be told: that chapter, else a few back. */
    usual: since ?? Math.max(book.chapters.first, chapter - FEW),
    putAway,
  }
}
