import type { Profile, ProfileChange } from '#api/profile.ts'
import { type Answer, createAsk } from './ask.ts'
import { createBookmark } from './bookmark.ts'
import { type GoogleOutside, signInWithGoogle } from './google.ts'
import { createSession } from './session.ts'

/** All that reading touches outside this page; a test hands in plain objects. */
export type ReaderOutside = {
  fetch: typeof globalThis.fetch
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Milliseconds. */
  now(): number
  log(error: unknown): void
  google: GoogleOutside
}

/** The reader: who is here (`session`), how far he has read (`bookmark`), and what he can do about both. */
export function createReader(chapters: { first: number; last: number }, outside: ReaderOutside) {
  const { fetch, storage, now, log, google } = outside
  const ask = createAsk(fetch, log)
  const session = createSession({ ask, storage })
  const bookmark = createBookmark(chapters, { storage, now, log, save })

  async function save(currentChapter: number) {
    const answer = await session.change({ currentChapter })
    if (!answer.ok) throw new Error(`The chapter was not kept in the profile: ${answer.error}`)
  }

  /** Whoever has just come begins at the chapter of the profile. */
  function begin<Value>(answer: Answer<Value>): Answer<void> {
    const profile = session.profile()
    if (!answer.ok) return answer
    if (profile) bookmark.begin(profile)
    return { ok: true, value: undefined }
  }

  function leave(answer: Answer<void>): Answer<void> {
    if (answer.ok) bookmark.forget()
    return answer
  }

  let refreshing: Promise<void> | undefined

  /** One question at a time: the focus and the visibility of a page come back together. */
  function refresh(): Promise<void> {
    refreshing ??= readAgain().finally(() => {
      refreshing = undefined
    })
    return refreshing
  }

  /** What the profile says now, unless the reader turned here while the answer was on its way. */
  async function readAgain(): Promise<void> {
    await bookmark.sync()
    const uid = session.profile()?.uid
    const turns = bookmark.turns()
    await session.load()
    const profile = session.profile()
    if (!profile) bookmark.release()
    else if (profile.uid !== uid) bookmark.begin(profile)
    else if (bookmark.turns() === turns && !bookmark.isUnsynced()) bookmark.meet(profile.currentChapter)
  }

  return {
    session,
    bookmark,
    /** Asks the server who is here, and takes over what was changed on another device. */
    refresh,
    signUp: async (fields: { username: string; email: string; password: string }) => {
      const chapter = bookmark.stored()
      return begin(await session.signUp({ ...fields, ...(chapter && { chapter }) }))
    },
    signIn: async (fields: { email: string; password: string }) => begin(await session.signIn(fields)),
    beGuest: async () => begin(await session.beGuest(bookmark.stored())),
    signInWithGoogle: (returnTo: string) => {
      const chapter = bookmark.stored()
      return signInWithGoogle(google, ask, refresh, { returnTo, ...(chapter && { chapter }) })
    },
    signOut: async () => leave(await session.signOut()),
    deleteAccount: async () => leave(await session.deleteAccount()),
    changeProfile: (change: Omit<ProfileChange, 'currentChapter'>): Promise<Answer<Profile>> => session.change(change),
  }
}

export type ReaderStore = ReturnType<typeof createReader>
