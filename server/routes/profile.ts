import { Hono } from 'hono'
import { z } from 'zod'
import type { Furthest } from '#api/profile.ts'
import type { KnownDevices } from '#server/accounts/known-devices.ts'
import { profileChange } from '#server/accounts/profile-change.ts'
import type { ProfileStore } from '#server/accounts/profile-store.ts'
import type { ReaderData } from '#server/accounts/reader-data.ts'
import { signedIn, type WhoIsHere } from '#server/accounts/readers.ts'
import type { SignInDesk } from '#server/accounts/sign-in-desk.ts'
import { readBody } from '#server/http/body.ts'
import { methodNotAllowed } from '#server/http/method-not-allowed.ts'
import type { Book } from '#server/story/book.ts'

type Services = {
  book: Book
  profiles: ProfileStore
  readers: ReaderData
  whoIsHere: WhoIsHere
  desk: SignInDesk
  devices: KnownDevices
}

const removal = z.strictObject({ posts: z.enum(['keep', 'remove']).optional() })

/** A reader's own profile; no address names another reader. */
export function profileRoutes({ book, profiles, readers, whoIsHere, desk, devices }: Services) {
  const change = profileChange(book)
  return new Hono()
    .use(signedIn(whoIsHere))
    .get('/', (c) => c.json(c.get('reader')))
    .patch('/', async (c) => c.json(await profiles.change(c.get('reader').uid, await readBody(c, change))))
    .delete('/', async (c) => {
      const { posts } = await readBody(c, removal)
      const { uid, email } = c.get('reader')
      await profiles.remove(uid, { posts })
      await desk.ask(c, '/sign-out', { body: {} })
      await devices.leave(c, email)
      return c.body(null, 204)
    })
    .get('/data', async (c) => {
      const day = new Date().toISOString().slice(0, 10)
      c.header('content-disposition', `attachment; filename="codex-data-${day}.json"`)
      return c.json(await readers.everythingOf(c.get('reader').uid))
    })
    .get('/furthest', async (c) => c.json<Furthest>({ chapter: await profiles.furthest(c.get('reader').uid) }))
    .all('/', methodNotAllowed('GET', 'PATCH', 'DELETE'))
    .on('ALL', ['/data', '/furthest'], methodNotAllowed('GET'))
}
