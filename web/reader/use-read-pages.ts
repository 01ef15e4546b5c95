import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { openedLeaves } from '#reader/leaves.ts'
import { useReader } from './reader-context.tsx'

type Result = {
  /** The leaves that this reader has opened, as far as this chapter knows them. */
  read: ReadonlySet<string>
  /** Counts a leaf as read, now and for ever. */
  markRead(id: string): void
}

/** The leaves of the diary that the reader has opened (DIARY-2). The account never loses one. */
export function useReadPages(): Result {
  const { get, subscribe, dispatch, profile, chapter } = useReader()
  const uid = profile?.uid
  const known = Math.min(chapter, profile?.currentChapter ?? chapter)
  const leaves = useSyncExternalStore(subscribe, () => get().device.leaves)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the leaves are those of the state
  const read = useMemo(() => new Set(openedLeaves(get())), [leaves, uid, get])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another reader has other leaves, and another chapter knows others
  useEffect(() => {
    const load = () => dispatch({ type: 'leaves-wanted' })
    load()
    window.addEventListener('focus', load)
    return () => window.removeEventListener('focus', load)
  }, [dispatch, uid, known])

  const markRead = useCallback((id: string) => dispatch({ type: 'leaf-opened', id }), [dispatch])
  return { read, markRead }
}
