import { type Context, Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { CALLS } from '#api/calls.ts'
import { ERRORS } from '#api/errors.ts'
import type { Profile } from '#api/profile.ts'
import { accountBodies } from '#server/accounts/account-bodies.ts'
import type { Credentials } from '#server/accounts/credentials.ts'
import type { DeviceStore } from '#server/accounts/device-store.ts'
import type { Proof } from '#server/accounts/proof.ts'
import { type SignedIn, signedIn, type WhoIsHere } from '#server/accounts/readers.ts'
import type { Sessions } from '#server/accounts/sessions.ts'
import { answersOn } from '#server/http/answers.ts'
import { notFound } from '#server/http/found.ts'

type Services = {
  credentials: Credentials
  devices: DeviceStore
  proof: Proof
  sessions: Sessions
  whoIsHere: WhoIsHere
}

/** What a reader sees and changes of their account itself: devices and password (api/account.ts). */
export function accountRoutes({ credentials, devices, proof, sessions, whoIsHere }: Services) {
  const app = new Hono<SignedIn>()
  const answer = answersOn(app, signedIn(whoIsHere))

  answer(CALLS.account, {}, async (c) => {
    const { uid } = c.get('reader')
    return {
      hasPassword: await credentials.hasPassword(uid),
      isFresh: await proof.isFresh(c),
      devices: await devices.list(uid, await sessions.tokenOf(c)),
    }
  })
  answer(CALLS.signOutElsewhere, {}, async (c) => devices.endOthers(c.get('reader').uid, await sessions.tokenOf(c)))
  answer(CALLS.signOutDevice, {}, async (c) => {
    if (!(await devices.end(c.get('reader').uid, c.req.param('id')))) throw notFound()
  })
  answer(CALLS.changePassword, { body: accountBodies.password }, async (c, { body }) => {
    const reader = ownerOf(c)
    await proof.demand(c, reader, body.password)
    await credentials.setPassword(reader.uid, body.newPassword, await sessions.tokenOf(c))
  })
  return app
}

/** The reader of a request, who is no guest. */
function ownerOf(c: Context<SignedIn>): Profile {
  const reader = c.get('reader')
  if (reader.isAnonymous) throw new HTTPException(403, { message: ERRORS.guestHasNone })
  return reader
}
