import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { notesOf } from '#reader/notes.ts'
import type { KeptNote } from '#reader/state.ts'
import { useReader } from '#web/reader/reader-context.tsx'

/** What the reader has written up to their chapter, the earliest first. A page that is drawn beforehand has none. */
export function useNotes(): readonly KeptNote[] {
  const { get, subscribe, chapter, profile } = useReader()
  const uid = profile?.uid
  const notes = useSyncExternalStore(
    subscribe,
    () => get().device.notes,
    () => undefined,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the notes are those of the state
  return useMemo(() => (notes && uid !== undefined ? notesOf(get()) : []), [notes, uid, chapter, get])
}

/** Asks the account for what was written on other devices, now and when the page is seen again. */
export function useNotesOfAccount(): void {
  const { dispatch, chapter, profile } = useReader()
  const uid = profile?.uid
  // biome-ignore lint/correctness/useExhaustiveDependencies: another reader has other notes, and another chapter knows others
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
