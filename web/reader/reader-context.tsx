import { createContext, type ReactNode, use, useEffect, useSyncExternalStore } from 'react'
import type { Profile } from '#api/profile.ts'
import { listen } from './listen.ts'
import type { ReaderStore } from './reader.ts'
import type { Session } from './session.ts'

export type Reader = {
  /** The chapter the reader has reached. */
  chapter: number
  /** A later chapter, reached on another device or in another tab; the reader may `accept` or `decline` it. */
  offered: number | undefined
  /** Turns to a chapter; false when it is none of the book or a repeat within 100 ms. */
  turnTo(chapter: number): boolean
  acceptOffered(): void
  declineOffered(): void
  /** Who is here. */
  session: Session
  /** The profile of whoever is signed in, guests too. */
  profile: Profile | undefined
  /** Asks the server again who is here. */
  refresh(): Promise<void>
} & Pick<
  ReaderStore,
  | 'signUp'
  | 'signIn'
  | 'beGuest'
  | 'signInWithGoogle'
  | 'signOut'
  | 'deleteAccount'
  | 'changeProfile'
  | 'ask'
  | 'readPages'
  | 'letter'
>

const ReaderContext = createContext<ReaderStore | undefined>(undefined)

/** Stands around the whole app; finds out who is here, and listens for what happens in other tabs and on other devices. */
export function ReaderProvider({ reader, children }: { reader: ReaderStore; children: ReactNode }) {
  useEffect(() => {
    void reader.refresh()
    return listen(reader, window)
  }, [reader])
  return <ReaderContext value={reader}>{children}</ReaderContext>
}

/** The reader: who, how far, and what they can do about both. Calls answer `{ ok: true }` or `{ ok: false, error }`. */
export function useReader(): Reader {
  const reader = use(ReaderContext)
  if (!reader) throw new Error('useReader() needs a ReaderProvider around it')

  const { bookmark, session } = reader
  const place = useSyncExternalStore(bookmark.subscribe, bookmark.get)
  const here = useSyncExternalStore(session.subscribe, session.get)
  return {
    ...reader,
    ...place,
    turnTo: bookmark.turnTo,
    acceptOffered: bookmark.accept,
    declineOffered: bookmark.decline,
    session: here,
    profile: here.status === 'reader' ? here.profile : undefined,
  }
}
