import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { ERRORS } from '#api/errors.ts'
import type { Profile } from '#api/profile.ts'
import type { Credentials } from './credentials.ts'
import type { DeviceStore } from './device-store.ts'
import type { GuessLimit } from './guess-limit.ts'
import type { Sessions } from './sessions.ts'

/** How long after a sign-in no password is asked for again. */
export const FRESH_SECONDS = 10 * 60

export type Reauthentication = ReturnType<typeof createReauthentication>

type Services = { credentials: Credentials; devices: DeviceStore; sessions: Sessions; guesses: GuessLimit }

/**
 * Permanent changes to an account are made for its owner only, not for anybody at a device that was left signed in: they require the
 * password, or a session that has just begun (docs/decisions/0045).
 */
export function createReauthentication({ credentials, devices, sessions, guesses }: Services) {
  async function isFresh(c: Context): Promise<boolean> {
    const begun = await devices.begun(await sessions.tokenOf(c))
    // Another server's clock may be ahead.
    return begun !== undefined && Math.abs(Date.now() - begun) <= FRESH_SECONDS * 1000
  }

  return {
    isFresh,

    /** @throws {HTTPException} 403 without proof, 429 after too many wrong passwords */
    async demand(c: Context, { uid, email, isAnonymous }: Profile, password: string | undefined): Promise<void> {
      if (isAnonymous || (await isFresh(c))) return
      if (password === undefined) {
        const message = (await credentials.hasPassword(uid)) ? ERRORS.passwordNeeded : ERRORS.signInAgain
        throw new HTTPException(403, { message })
      }
      const counted = await guesses.count(c, email ?? uid)
      let isGuess = false
      try {
        isGuess = !(await credentials.isRight(uid, password))
      } finally {
        if (!isGuess) await guesses.takeBack(counted)
      }
      if (isGuess) throw new HTTPException(403, { message: ERRORS.passwordWrong })
    },
  }
}
