import type { Profile, ProfileChange } from '#api/profile.ts'
import type { SignedIn, SignIn, SignUp } from '#api/sign-in.ts'
import { type Answer, createAsk } from './ask.ts'
import { createBookmark } from './bookmark.ts'
import { type GoogleOutside, signInWithGoogle } from './google.ts'
import { createKept, KEPT_KEYS } from './kept.ts'
import { createLetter } from './letter.ts'
import { createReadPages } from './read-pages.ts'
import { createSession } from './session.ts'

/** All that reading touches outside this page; a test hands in plain objects. */
export type ReaderOutside = {
  fetch: typeof globalThis.fetch
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** The same, for this tab alone. */
  tab: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Milliseconds. */
  now(): number
  log(error: unknown): void
  google: GoogleOutside
}

/** The reader: who is here (`session`), how far they have read (`bookmark`), and what they can do about both. */
export function createReader(chapters: { first: number; last: number }, outside: ReaderOutside) {
  const { fetch, storage, tab, now, log, google } = outside
  const ask = createAsk(fetch, log)
  const bookmark = createBookmark(chapters, { storage, tab, now, log, save })
  const session = createSession({ ask, storage, onArrive: arrive, onLeave: forget })
  const uid = () => session.profile()?.uid
  const letter = createLetter(storage, session.profile)
  const chapter = () => bookmark.get().chapter
  const readPages = createReadPages({ ask, kept: createKept(KEPT_KEYS.readPages, storage), uid, chapter, log })

  /** A guest who becomes somebody else cannot come back: the account has what they have read, and nothing of them stays. */
  function arrive(profile: Profile, isBack: boolean) {
    const before = session.profile()
    if (before?.isAnonymous) {
      if (!profile.isAnonymous) {
        readPages.handOver(before.uid, profile.uid)
        bookmark.handOver(before.uid, profile.uid)
      }
      forgetKept(before.uid)
    }
    bookmark.begin(profile, isBack)
    readPages.cut(profile.uid)
  }

  bookmark.subscribe(() => readPages.cut())

  /** Takes away all that this device holds of the reader who leaves. */
  function forget() {
    const leaving = uid()
    bookmark.forget()
    letter.drop()
    if (leaving !== undefined) forgetKept(leaving)
  }

  function forgetKept(reader: string) {
    for (const key of Object.values(KEPT_KEYS)) createKept(key, storage).forget(reader)
  }

  /** Tells the account what it does not know yet, before this device is somebody else's, or nobody's. */
  async function tellAccount() {
    await Promise.all([bookmark.sync(), readPages.send()])
  }

  async function save(currentChapter: number) {
    const answer = await session.change({ currentChapter })
    if (!answer.ok) throw new Error(`The chapter was not kept in the profile: ${answer.error}`)
  }

  let refreshing: Promise<void> | undefined

  /** One question at a time: the focus and the visibility of a page come back together. */
  function refresh(): Promise<void> {
    refreshing ??= readAgain().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  /** For when something has happened since the question that may be on its way. */
  async function refreshAnew(): Promise<void> {
    await refreshing
    return refresh()
  }

  /** What the profile says now, unless it does not know yet what the reader turned here. */
  async function readAgain(): Promise<void> {
    const before = uid()
    const isTold = await session.load()
    if (!session.profile()) return bookmark.release()
    // Not sooner: somebody else may have come in, whose chapter this is not.
    await bookmark.sync()
    const profile = session.profile()
    if (!profile) return
    if (isTold && profile.uid === before && !bookmark.isUnsynced()) bookmark.meet(profile.currentChapter)
    void readPages.send()
  }

  async function isSignedInAnew(): Promise<boolean> {
    await refreshAnew()
    return session.profile()?.isAnonymous === false
  }

  return {
    session,
    bookmark,
    readPages,
    letter,
    /** Calls the server; never throws. */
    ask,
    /** Asks the server who is here, and takes over what was changed on another device. */
    refresh,
    /** The same, but never by an answer that was asked for before. */
    refreshAnew,
    async signUp(fields: Omit<SignUp, 'chapter'>): Promise<Answer<SignedIn>> {
      await tellAccount()
      const chapter = bookmark.stored()
      return session.signUp({ ...fields, ...(chapter && { chapter }) })
    },
    async signIn(fields: SignIn): Promise<Answer<SignedIn>> {
      await tellAccount()
      return session.signIn(fields)
    },
    beGuest: () => session.beGuest(bookmark.stored()),
    signInWithGoogle: (returnTo: string) => {
      // The popup has to be opened in the click itself, and Google's own pages take longer than this.
      void tellAccount()
      const chapter = bookmark.stored()
      return signInWithGoogle(google, ask, isSignedInAnew, { returnTo, ...(chapter && { chapter }) })
    },
    async signOut(): Promise<Answer<void>> {
      await tellAccount()
      return session.signOut()
    },
    deleteAccount: session.deleteAccount,
    changeProfile: (change: Omit<ProfileChange, 'currentChapter'>): Promise<Answer<Profile>> => session.change(change),
  }
}

export type ReaderStore = ReturnType<typeof createReader>
