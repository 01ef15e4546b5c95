import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { CALLS } from '#api/calls.ts'
import { ERRORS } from '#api/errors.ts'
import type { SignedIn } from '#api/sign-in.ts'
import type { AccountMails } from '#server/accounts/account-mails.ts'
import type { AttemptLimit } from '#server/accounts/attempt-limit.ts'
import type { AuthGateway } from '#server/accounts/auth-gateway.ts'
import type { GuessLimit } from '#server/accounts/guess-limit.ts'
import type { KnownDevices } from '#server/accounts/known-devices.ts'
import type { RenewPassword } from '#server/accounts/password-renewal.ts'
import { profileOf } from '#server/accounts/profile.ts'
import type { FindReader } from '#server/accounts/readers.ts'
import type { Sessions } from '#server/accounts/sessions.ts'
import { signInBodies } from '#server/accounts/sign-in-bodies.ts'
import type { UserRow } from '#server/database/tables.ts'
import { answersOn } from '#server/http/answers.ts'
import { described, type Log } from '#server/http/log.ts'
import type { Book } from '#server/story/book.ts'

type Services = {
  book: Book
  sessions: Sessions
  gateway: AuthGateway
  findReader: FindReader
  devices: KnownDevices
  guesses: GuessLimit
  attempts: AttemptLimit
  renewPassword: RenewPassword
  /** Undefined if the operator has set no mail server. */
  mails: AccountMails | undefined
  log: Log
}

/** Sign-up, sign-in, guests and sign-out (AUTH-2). Each answers with the profile or an error message. */
export function signInRoutes({ book, sessions, gateway, findReader, devices, guesses, ...services }: Services) {
  const { attempts, renewPassword, mails, log } = services
  const bodies = signInBodies(book)
  const app = new Hono()
  const answer = answersOn(app)

  async function signIn(
    c: Context,
    path: string,
    call: Parameters<AuthGateway['call']>[2],
    email?: string,
  ): Promise<SignedIn> {
    const { user } = (await gateway.call(c, path, call)) as { user: UserRow }
    if (email !== undefined) await devices.trust(c, email)
    return { profile: profileOf(user) }
  }

  answer(CALLS.signUp, { body: bodies.signUp }, async (c, { body }) => {
    const { username, chapter, ...credentials } = body
    const call = { body: { ...credentials, name: username }, chapter }
    const signedUp = await signIn(c, '/sign-up/email', call, credentials.email)
    // Otherwise deleting the account and signing up again would send any number of mails.
    if (mails && (await attempts.takesMail('mails', credentials.email)))
      mails.verify(signedUp.profile.uid, credentials.email)
    return signedUp
  })
  answer(CALLS.signIn, { body: bodies.signIn }, async (c, { body }) => {
    const counted = await guesses.count(c, body.email)
    let isGuess = false
    try {
      const signedIn = await signIn(c, '/sign-in/email', { body }, body.email)
      await renewPassword(signedIn.profile.uid, body.password).catch((error) =>
        log.error(described(error), 'rehashing a password'),
      )
      return signedIn
    } catch (error) {
      // Only a 401 means a wrong password; any other refusal was no guess.
      isGuess = error instanceof HTTPException && error.status === 401
      throw error
    } finally {
      // Whoever has been signed in must not be told otherwise.
      if (!isGuess) await guesses.takeBack(counted).catch((error) => log.error(described(error), 'taking back a guess'))
    }
  })
  answer(CALLS.beGuest, { body: bodies.guest }, async (c, { body }) => {
    const profile = await findReader(c)
    if (profile) return { profile }
    return signIn(c, '/sign-in/anonymous', { body: {}, ...body }).catch(guestRefusal)
  })
  answer(CALLS.signOut, {}, async (c) => {
    // Better Auth would hide the failure: it reports success and deletes the cookie.
    await sessions.end(c).catch(signOutRefusal)
    await gateway.call(c, '/sign-out', { body: {} })
  })
  return app
}

function signOutRefusal(error: unknown): never {
  throw new HTTPException(503, { message: ERRORS.stillSignedIn, cause: error })
}

function guestRefusal(error: unknown): never {
  if (error instanceof HTTPException && error.status === 429) throw error
  throw new HTTPException(500, { message: ERRORS.guestFailed, cause: error })
}
