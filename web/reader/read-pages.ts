import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useReader } from './reader-context.tsx'

/** Holds the ids of the opened leaves of the diary by reader, for several may use one device. */
const READ_KEY = 'readDiaryPages'

type ReadPages = {
  /** The leaves that this reader has opened at whatever chapter; a selector counts those that are known. */
  read: ReadonlySet<string>
  /** Counts a leaf as read, now and for ever. */
  markRead(id: string): void
}

/** The leaves of the diary that the reader has opened (DIARY-2). Going back in the chapters takes none of them away. */
export function useReadPages(): ReadPages {
  const uid = useReader().profile?.uid
  const text = useSyncExternalStore(subscribe, readText)
  const read = useMemo(() => new Set(uid === undefined ? [] : idsIn(text, uid)), [text, uid])
  const markRead = useCallback(
    (id: string) => {
      if (uid !== undefined) keep(uid, id)
    },
    [uid],
  )
  return { read, markRead }
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  // Another tab has opened a leaf.
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function readText(): string | null {
  return localStorage.getItem(READ_KEY)
}

function keep(uid: string, id: string) {
  const text = readText()
  const ids = idsIn(text, uid)
  if (ids.includes(id)) return
  localStorage.setItem(READ_KEY, JSON.stringify({ ...keptIn(text), [uid]: [...ids, id] }))
  for (const listener of listeners) listener()
}

function idsIn(text: string | null, uid: string): string[] {
  const ids = keptIn(text)[uid]
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

/** What the device holds; whatever cannot be read counts as nothing. */
function keptIn(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const kept = JSON.parse(text ?? '{}') as unknown
    return typeof kept === 'object' && kept !== null ? { ...kept } : {}
  } catch {
    return {}
  }
}
