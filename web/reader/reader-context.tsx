import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import type { Profile } from '#api/profile.ts'
import { profileOf, type Session } from '#reader/state.ts'
import { useIsAlive } from '#web/ui/use-is-alive.ts'
import type { ReaderStore } from './reader.ts'
import { showLook } from './reading-look.ts'

export type Reader = {
  /** The chapter the reader has reached. */
  chapter: number
  /** A later chapter, reached on another device or in another tab; the reader may accept or decline it. */
  offered: number | undefined
  /** Who is here. */
  session: Session
  /** The profile of whoever is signed in, including guests. Pages drawn on the server have none. */
  profile: Profile | undefined
} & ReaderStore

const ReaderContext = createContext<ReaderStore | undefined>(undefined)

/** Wraps the whole app; finds out who is signed in. */
export function ReaderProvider({ reader, children }: { reader: ReaderStore; children: ReactNode }) {
  useEffect(() => {
    // A page drawn on the server has already asked before hydration.
    if (reader.get().asked === 0) void reader.refresh()
  }, [reader])
  useLayoutEffect(() => {
    const show = () => showLook(profileOf(reader.get())?.settings, document.documentElement)
    if (reader.get().session.status !== 'loading') show()
    return reader.subscribe(() => {
      if (reader.get().session.status !== 'loading') show()
    })
  }, [reader])
  return <ReaderContext value={reader}>{children}</ReaderContext>
}

/**
 * The reader: who they are, how far they have read, and what they can do. Calls resolve to `{ ok: true }` or `{ ok: false,
 * error }`.
 */
export function useReader(): Reader {
  const reader = use(ReaderContext)
  if (!reader) throw new Error('useReader() needs a ReaderProvider around it')

  const { subscribe, get } = reader
  const chapterNow = () => get().chapter
  const sessionNow = () => get().session
  const chapter = useSyncExternalStore(subscribe, chapterNow, chapterNow)
  const session = useSyncExternalStore(subscribe, sessionNow, sessionNow)
  const offered = useSyncExternalStore(
    subscribe,
    () => get().offered,
    () => undefined,
  )
  const isAlive = useIsAlive()
  const profile = isAlive && session.status === 'reader' ? session.profile : undefined
  return { ...reader, chapter, offered, session, profile }
}
