import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { CALLS } from '#api/calls.ts'
import { ERRORS } from '#api/errors.ts'
import type { Profile } from '#api/profile.ts'
import { accountBodies } from '#server/accounts/account-bodies.ts'
import type { AccountMails } from '#server/accounts/account-mails.ts'
import type { AttemptLimit } from '#server/accounts/attempt-limit.ts'
import type { Credentials } from '#server/accounts/credentials.ts'
import type { DeviceStore } from '#server/accounts/device-store.ts'
import { type FindReader, type SignedIn, signedIn } from '#server/accounts/readers.ts'
import type { Reauthentication } from '#server/accounts/reauthentication.ts'
import type { RecoveryCodes } from '#server/accounts/recovery-codes.ts'
import type { Sessions } from '#server/accounts/sessions.ts'
import { answersOn } from '#server/http/answers.ts'
import { notFound } from '#server/http/found.ts'
import { noMail } from './recovery.ts'

type Services = {
  credentials: Credentials
  devices: DeviceStore
  reauthentication: Reauthentication
  sessions: Sessions
  findReader: FindReader
  codes: RecoveryCodes
  attempts: AttemptLimit
  /** Undefined if the operator has set no mail server. */
  mails: AccountMails | undefined
  isVerified: (uid: string) => Promise<boolean>
}

/** A reader's account settings: devices, password and address (api/account.ts). */
export function accountRoutes({
  credentials,
  devices,
  reauthentication,
  sessions,
  findReader,
  codes,
  ...services
}: Services) {
  const { attempts, mails, isVerified } = services
  const app = new Hono<SignedIn>()
  const answer = answersOn(app, signedIn(findReader))

  /** Counted by address, so that deleting the account and signing up again does not reset the count. */
  async function prove(c: Context, reader: Profile, password: string | undefined) {
    await attempts.countChange(c, reader.email ?? reader.uid)
    await reauthentication.demand(c, reader, password)
  }

  answer(CALLS.account, {}, async (c) => {
    const { uid, email } = c.get('reader')
    return {
      email,
      isVerified: await isVerified(uid),
      recoveryCodes: await codes.countOf(uid),
      hasPassword: await credentials.hasPassword(uid),
      isFresh: await reauthentication.isFresh(c),
      devices: await devices.list(uid, await sessions.tokenOf(c)),
    }
  })
  answer(CALLS.signOutElsewhere, {}, async (c) => devices.endOthers(c.get('reader').uid, await sessions.tokenOf(c)))
  answer(CALLS.signOutDevice, {}, async (c) => {
    if (!(await devices.end(c.get('reader').uid, c.req.param('id')))) throw notFound()
  })
  answer(CALLS.changePassword, { body: accountBodies.password }, async (c, { body }) => {
    const reader = ownerOf(c)
    await prove(c, reader, body.password)
    const user = await credentials.setPassword(body.newPassword, async () => reader.uid, await sessions.tokenOf(c))
    if (user && (await attempts.takesMail('notices', user.email))) mails?.passwordChanged(user)
  })
  answer(CALLS.changeAddress, { body: accountBodies.address }, async (c, { body: { email, password } }) => {
    const reader = ownerOf(c)
    if (!mails) throw noMail()
    await prove(c, reader, password)
    await attempts.countMail(c, email)
    mails.change(reader.uid, email)
  })
  answer(CALLS.sendVerification, {}, async (c) => {
    const { uid, email } = ownerOf(c)
    if (!mails) throw noMail()
    if (email === null || (await isVerified(uid))) return
    await attempts.countMail(c, email)
    mails.verify(uid, email)
  })
  answer(CALLS.renewRecoveryCodes, { body: accountBodies.reauthentication }, async (c, { body: { password } }) => {
    const reader = ownerOf(c)
    await prove(c, reader, password)
    return { codes: await codes.renew(reader.uid) }
  })
  return app
}

/** The reader of a request, who must not be a guest. */
function ownerOf(c: Context<SignedIn>): Profile {
  const reader = c.get('reader')
  if (reader.isAnonymous) throw new HTTPException(403, { message: ERRORS.guestHasNone })
  return reader
}
