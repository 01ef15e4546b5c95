import { Hono } from 'hono'
import { z } from 'zod'
import { CALLS } from '#api/calls.ts'
import { accountBodies } from '#server/accounts/account-bodies.ts'
import type { AuthGateway } from '#server/accounts/auth-gateway.ts'
import type { KnownDevices } from '#server/accounts/known-devices.ts'
import { profileChange } from '#server/accounts/profile-change.ts'
import type { ProfileStore } from '#server/accounts/profile-store.ts'
import type { ReaderDataStore } from '#server/accounts/reader-data.ts'
import { type FindReader, type SignedIn, signedIn } from '#server/accounts/readers.ts'
import type { Reauthentication } from '#server/accounts/reauthentication.ts'
import { answersOn } from '#server/http/answers.ts'
import type { Book } from '#server/story/book.ts'

type Services = {
  book: Book
  profiles: ProfileStore
  readers: ReaderDataStore
  findReader: FindReader
  gateway: AuthGateway
  devices: KnownDevices
  reauthentication: Reauthentication
}

const removal = accountBodies.reauthentication.extend({ posts: z.enum(['keep', 'remove']).exactOptional() })

/** The reader's own profile; no address names another reader. */
export function profileRoutes({ book, profiles, readers, findReader, gateway, devices, reauthentication }: Services) {
  const app = new Hono<SignedIn>()
  const answer = answersOn(app, signedIn(findReader))

  answer(CALLS.profile, {}, (c) => c.get('reader'))
  answer(CALLS.changeProfile, { body: profileChange(book) }, (c, { body }) =>
    profiles.change(c.get('reader').uid, body),
  )
  answer(CALLS.removeAccount, { body: removal }, async (c, { body }) => {
    const { uid, email } = c.get('reader')
    await reauthentication.demand(c, c.get('reader'), body.password)
    await profiles.remove(uid, body)
    await gateway.call(c, '/sign-out', { body: {} })
    await devices.distrust(c, email)
  })
  answer(CALLS.readerData, {}, (c) => {
    const day = new Date().toISOString().slice(0, 10)
    c.header('content-disposition', `attachment; filename="codex-data-${day}.json"`)
    return readers.everythingOf(c.get('reader').uid)
  })
  answer(CALLS.furthest, {}, async (c) => ({ chapter: await profiles.furthest(c.get('reader').uid) }))
  return app
}
