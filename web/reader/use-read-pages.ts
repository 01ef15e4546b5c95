import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useReader } from './reader-context.tsx'

type Result = {
  /** The diary entries that this reader has opened at whatever chapter; a selector counts those that are known. */
  read: ReadonlySet<string>
  /** Counts a diary entry as read, for good. */
  markRead(id: string): void
}

/** The diary entries that the reader has opened (DIARY-2). Going back in the chapters takes none of them away. */
export function useReadPages(): Result {
  const { readPages, profile, chapter } = useReader()
  const uid = profile?.uid
  const known = Math.min(chapter, profile?.currentChapter ?? chapter)
  const text = useSyncExternalStore(readPages.subscribe, readPages.text)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text stands for what is kept
  const read = useMemo(() => new Set(uid === undefined ? [] : readPages.idsOf(uid)), [text, uid, readPages])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another reader has other pages, and another chapter knows others
  useEffect(() => {
    const load = () => void readPages.load()
    load()
    window.addEventListener('focus', load)
    return () => window.removeEventListener('focus', load)
  }, [readPages, uid, known])

  const markRead = useCallback((id: string) => readPages.markRead(id, chapter), [readPages, chapter])
  return { read, markRead }
}
