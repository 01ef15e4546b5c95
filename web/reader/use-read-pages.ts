import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { openedDiaryEntries } from '#reader/diary-reads.ts'
import { useReader } from './reader-context.tsx'

type Result = {
  /** The diary entries that this reader has opened, up to this chapter. */
  read: ReadonlySet<string>
  /** Records a diary entry as read, permanently. */
  markRead(id: string): void
}

/** The diary entries that the reader has opened (DIARY-2). The account never loses one. */
export function useReadPages(): Result {
  const { get, subscribe, dispatch, profile, chapter } = useReader()
  const uid = profile?.uid
  const known = Math.min(chapter, profile?.currentChapter ?? chapter)
  const diaryReads = useSyncExternalStore(
    subscribe,
    () => get().device.diaryReads,
    () => undefined,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: openedDiaryEntries reads them from the state
  const read = useMemo(() => new Set(diaryReads && openedDiaryEntries(get())), [diaryReads, uid, get])

  // biome-ignore lint/correctness/useExhaustiveDependencies: reload for another reader or chapter
  useEffect(() => {
    const load = () => dispatch({ type: 'diary-reads-wanted' })
    load()
    window.addEventListener('focus', load)
    return () => window.removeEventListener('focus', load)
  }, [dispatch, uid, known])

  const markRead = useCallback((id: string) => dispatch({ type: 'diary-entry-opened', id }), [dispatch])
  return { read, markRead }
}
