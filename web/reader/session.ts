import { CALLS } from '#api/calls.ts'
import { ERRORS } from '#api/errors.ts'
import type { AccountRemoval, Profile, ProfileChange } from '#api/profile.ts'
import type { Guest, Session as SessionAnswer, SignedIn, SignIn, SignUp } from '#api/sign-in.ts'
import type { Answer, Ask } from './ask.ts'
import { createStore } from './store.ts'

/** Holds the profile of whoever is signed in, so that the app opens without a network too. */
export const PROFILE_KEY = 'profile'

/** How long a device that knows its reader waits for the server before it opens without it. */
const PATIENCE_MS = 5000

/** Who is here. `hasLeft`: a reader signed out or deleted the account, and did not just arrive as a visitor. */
export type Session =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'visitor'; hasLeft: boolean }
  | { status: 'reader'; profile: Profile }

/** An answer that came, and tells nothing of a reader. */
const NOBODY = { ok: false, error: ERRORS.unexpected, status: 200 } as const

type Outside = {
  ask: Ask
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /**
   * Somebody comes: called before anybody is told, so that nothing is ever drawn or fetched at another chapter. `isBack`:
   * it is who was signed in here when the app was last open.
   */
  onArrive(profile: Profile, isBack: boolean): void
  /** A reader signed out or deleted the account; called before anybody is told. */
  onLeave(): void
}

/**
 * Who reads, as the server knows it (specification section 7). Each call answers with success or with the text of the
 * error; none throws. `chapter` is the one that a new profile may begin with.
 */
export function createSession({ ask, storage, onArrive, onLeave }: Outside) {
  const state = createStore<Session>({ status: 'loading' })

  function profileHere(): Profile | undefined {
    const session = state.get()
    return session.status === 'reader' ? session.profile : undefined
  }

  function welcome(profile: Profile) {
    if (profile.uid !== profileHere()?.uid) onArrive(profile, remembered()?.uid === profile.uid)
    storage.setItem(PROFILE_KEY, JSON.stringify(profile))
    state.set({ status: 'reader', profile })
  }

  function dismiss(hasLeft: boolean) {
    if (hasLeft) onLeave()
    storage.removeItem(PROFILE_KEY)
    state.set({ status: 'visitor', hasLeft })
  }

  function remembered(): Profile | undefined {
    try {
      return (JSON.parse(storage.getItem(PROFILE_KEY) ?? 'null') as Profile | null) ?? undefined
    } catch {
      return undefined
    }
  }

  /** A server that is down may answer all the same: a proxy speaks for it, or it misses its database. */
  function recall(status: number) {
    const profile = status === 0 || status >= 500 ? remembered() : undefined
    if (profile) welcome(profile)
    else state.set({ status: 'failed' })
  }

  async function enter(asked: Promise<Answer<SignedIn>>): Promise<Answer<SignedIn>> {
    const answer = await asked
    if (!answer.ok) return answer
    if (!isProfile(answer.value?.profile)) return NOBODY
    welcome(answer.value.profile)
    return answer
  }

  async function leave(asked: Promise<Answer<void>>): Promise<Answer<void>> {
    const answer = await asked
    if (answer.ok) dismiss(true)
    return answer
  }

  return {
    get: state.get,
    subscribe: state.subscribe,

    /** Whoever is signed in. */
    profile: profileHere,

    /** Asks the server who is here; true when it has said so. Without an answer it is whoever was here last. */
    async load(): Promise<boolean> {
      const before = state.get()
      const patienceMs = remembered() && PATIENCE_MS
      const answer = await ask(CALLS.session, {}, patienceMs)
      // Somebody came or left while the answer was on its way: it is no longer true.
      if (state.get() !== before) return false
      if (!answer.ok || !isSession(answer.value)) {
        if (before.status !== 'reader' && before.status !== 'visitor') recall(answer.ok ? 0 : answer.status)
        return false
      }
      if (answer.value.profile) welcome(answer.value.profile)
      else if (before.status !== 'visitor') dismiss(false)
      return true
    },

    signUp: (fields: SignUp) => enter(ask(CALLS.signUp, { body: fields })),
    signIn: (fields: SignIn) => enter(ask(CALLS.signIn, { body: fields })),
    async beGuest(chapter: number | undefined): Promise<Answer<SignedIn>> {
      const body: Guest = chapter ? { chapter } : {}
      const answer = await enter(ask(CALLS.beGuest, { body }))
      return answer.ok || answer.error !== ERRORS.unexpected ? answer : { ...answer, error: ERRORS.guestFailed }
    },
    signOut: () => leave(ask(CALLS.signOut)),
    deleteAccount: (removal: AccountRemoval = {}) => leave(ask(CALLS.removeAccount, { body: removal })),

    /** Changes the profile of whoever is here. */
    async change(change: ProfileChange): Promise<Answer<Profile>> {
      const answer = await ask(CALLS.changeProfile, { body: change })
      if (answer.ok && !isProfile(answer.value)) return NOBODY
      if (answer.ok && profileHere()?.uid === answer.value.uid) welcome(answer.value)
      return answer
    },
  }
}

/** What lies between a reader and the server may answer with anything in its place. */
function isProfile(answer: unknown): answer is Profile {
  return typeof (answer as Partial<Profile> | null | undefined)?.uid === 'string'
}

/** Only the server itself says that nobody is here. */
function isSession(answer: Partial<SessionAnswer> | null | undefined): answer is SessionAnswer {
  return answer?.profile === null || isProfile(answer?.profile)
}
