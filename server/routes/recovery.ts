import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { CALLS } from '#api/calls.ts'
import { ERRORS } from '#api/errors.ts'
import type { SignedIn } from '#api/sign-in.ts'
import { accountBodies } from '#server/accounts/account-bodies.ts'
import type { AccountMails } from '#server/accounts/account-mails.ts'
import { hasAddress, verifyAddress } from '#server/accounts/address-verification.ts'
import type { AttemptLimit } from '#server/accounts/attempt-limit.ts'
import type { AuthGateway } from '#server/accounts/auth-gateway.ts'
import type { KnownDevices } from '#server/accounts/known-devices.ts'
import { profileOf } from '#server/accounts/profile.ts'
import type { Recovery } from '#server/accounts/recovery.ts'
import type { Database } from '#server/database/database.ts'
import type { UserRow } from '#server/database/tables.ts'
import { answersOn } from '#server/http/answers.ts'

type Services = {
  database: Database
  gateway: AuthGateway
  known: KnownDevices
  attempts: AttemptLimit
  recovery: Recovery
  /** Undefined if the operator has set no mail server. */
  mails: AccountMails | undefined
}

/** Account recovery and the verification of addresses (api/account.ts). Recovering an account also signs in. */
export function recoveryRoutes({ database, gateway, known, attempts, recovery, mails }: Services) {
  const app = new Hono()
  const answer = answersOn(app)

  async function enter(c: Context, user: UserRow | undefined, password: string, refusal: string): Promise<SignedIn> {
    if (!user) throw new HTTPException(400, { message: refusal })
    mails?.passwordChanged(user)
    await gateway.call(c, '/sign-in/email', { body: { email: user.email, password } }).catch((cause) => {
      // The link or code has been used up, so trying it again would only be refused.
      throw new HTTPException(503, { message: ERRORS.newPasswordSet, cause })
    })
    if (hasAddress(user)) await known.trust(c, user.email)
    return { profile: profileOf(user) }
  }

  answer(CALLS.forgotten, { body: accountBodies.forgotten }, async (c, { body: { email } }) => {
    if (!mails) throw noMail()
    await attempts.countForgotten(c, email)
    mails.forgotten(email)
  })
  answer(CALLS.resetPassword, { body: accountBodies.reset }, async (c, { body: { key, newPassword } }) => {
    await attempts.countKey(c)
    return enter(c, await recovery.byLink(key, newPassword), newPassword, ERRORS.linkEnded)
  })
  answer(CALLS.recover, { body: accountBodies.recover }, async (c, { body: { code, newPassword } }) => {
    await attempts.countKey(c)
    return enter(c, await recovery.byCode(code, newPassword), newPassword, ERRORS.codeWrong)
  })
  answer(CALLS.verifyAddress, { body: accountBodies.verify }, async (c, { body: { key } }) => {
    await attempts.countKey(c)
    const proved = await verifyAddress(database, key)
    if (!proved) throw new HTTPException(400, { message: ERRORS.linkEnded })
    mails?.changed(proved)
  })
  return app
}

/** The refusal of calls that need mail. */
export const noMail = () => new HTTPException(501, { message: ERRORS.mailUnavailable })
