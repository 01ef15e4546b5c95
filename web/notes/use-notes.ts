import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { notesOf } from '#reader/notes.ts'
import type { KeptNote } from '#reader/state.ts'
import { useReader } from '#web/reader/reader-context.tsx'

/** The reader's notes up to their chapter, earliest first. A page drawn on the server has none. */
export function useNotes(): readonly KeptNote[] {
  const { get, subscribe, chapter, profile } = useReader()
  const uid = profile?.uid
  const notes = useSyncExternalStore(
    subscribe,
    () => get().device.notes,
    () => undefined,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: notesOf reads them from the state
  return useMemo(() => (notes && uid !== undefined ? notesOf(get()) : []), [notes, uid, chapter, get])
}

/** Asks the account for notes from other devices, now and whenever the page becomes visible. */
export function useNotesOfAccount(): void {
  const { dispatch, chapter, profile } = useReader()
  const uid = profile?.uid
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload for another reader or chapter
  useEffect(() => {
    const load = () => dispatch({ type: 'notes-wanted' })
    load()
    window.addEventListener('focus', load)
    window.addEventListener('online', load)
    return () => {
      window.removeEventListener('focus', load)
      window.removeEventListener('online', load)
    }
  }, [dispatch, uid, chapter])
}
