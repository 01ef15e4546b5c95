import type { PasswordReset, RecoveryByCode } from '#api/account.ts'
import { CALLS } from '#api/calls.ts'
import { GENERAL_ERRORS } from '#api/general-errors.ts'
import type { AccountRemoval } from '#api/profile.ts'
import type { SignedIn, SignIn, SignUp } from '#api/sign-in.ts'
import { unsentNotesOf } from '#reader/notes.ts'
import { storedChapter } from '#reader/state.ts'
import { isProfile } from './answers.ts'
import type { Answer, Ask } from './api-client.ts'
import type { ReaderRun } from './run-reader.ts'

/** The pauses before a failed sign-out is retried, in milliseconds; a restarting server is back by then. */
const LEAVE_AGAIN_MS = [500, 1500]

/** An answer that arrived but names no reader. */
const NOBODY = { ok: false, error: GENERAL_ERRORS.unexpected, status: 200 } as const

/**
 * Signing in and out (specification section 7). Each call resolves to success or to an error message; none throws. A new
 * profile starts at the device's chapter.
 */
export function createAccounts({ get, dispatch, until }: Pick<ReaderRun, 'get' | 'dispatch' | 'until'>, ask: Ask) {
  const deviceChapter = () => {
    const chapter = storedChapter(get())
    return chapter === undefined ? {} : { chapter }
  }

  /** Sends unsent data to the account, before another reader (or nobody) is on this device. */
  function drain(): Promise<void> {
    dispatch({ type: 'drained' })
    return until(({ sending }) => sending === undefined)
  }

  /** Asks the server who is signed in, and sends unsent chapters; resolves once both have finished or failed. */
  function refresh(isAnew = false): Promise<void> {
    dispatch({ type: 'refreshed', isAnew })
    return until(({ question, sending }) => question === undefined && sending === undefined)
  }

  async function enter(asked: Promise<Answer<SignedIn>>): Promise<Answer<SignedIn>> {
    const answer = await asked
    if (!answer.ok) return answer
    if (!isProfile(answer.value?.profile)) return NOBODY
    dispatch({ type: 'arrived', profile: answer.value.profile })
    return answer
  }

  async function leave(asked: Promise<Answer<void>>): Promise<Answer<void>> {
    const answer = await asked
    if (answer.ok) dispatch({ type: 'left' })
    return answer
  }

  /** Someone signing out on a shared device relies on it, so it is retried if the server fails. */
  async function signOutAtLast(): Promise<Answer<void>> {
    let answer = await ask(CALLS.signOut)
    for (const pause of LEAVE_AGAIN_MS) {
      if (answer.ok || answer.status < 500) break
      await new Promise((resolve) => setTimeout(resolve, pause))
      answer = await ask(CALLS.signOut)
    }
    return answer
  }

  return {
    refresh,
    /** Sends unsent notes to the account; resolves to the number that could not be sent. */
    async sendNotes(): Promise<number> {
      await drain()
      return unsentNotesOf(get()).length
    },
    async signUp(fields: Omit<SignUp, 'chapter'>): Promise<Answer<SignedIn>> {
      await drain()
      return enter(ask(CALLS.signUp, { body: { ...fields, ...deviceChapter() } }))
    },
    async signIn(fields: SignIn): Promise<Answer<SignedIn>> {
      await drain()
      return enter(ask(CALLS.signIn, { body: fields }))
    },
    /** Sets a new password using a link, and signs in. */
    async resetPassword(fields: PasswordReset): Promise<Answer<SignedIn>> {
      await drain()
      return enter(ask(CALLS.resetPassword, { body: fields }))
    },
    /** Sets a new password using a recovery code, and signs in. */
    async recover(fields: RecoveryByCode): Promise<Answer<SignedIn>> {
      await drain()
      return enter(ask(CALLS.recover, { body: fields }))
    },
    async beGuest(): Promise<Answer<SignedIn>> {
      await drain()
      const answer = await enter(ask(CALLS.beGuest, { body: deviceChapter() }))
      return answer.ok || answer.error !== GENERAL_ERRORS.unexpected
        ? answer
        : { ...answer, error: GENERAL_ERRORS.guestFailed }
    },
    async signOut(): Promise<Answer<void>> {
      await drain()
      return leave(signOutAtLast())
    },
    deleteAccount: (removal: AccountRemoval = {}) => leave(ask(CALLS.removeAccount, { body: removal })),
  }
}
