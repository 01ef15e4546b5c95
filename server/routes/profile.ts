import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { ERRORS } from '#api/errors.ts'
import { readBody } from '../body.ts'
import type { Book } from '../book.ts'
import { methodNotAllowed } from '../method-not-allowed.ts'
import { profileChange } from '../profile-change.ts'
import type { ProfileStore } from '../profile-store.ts'
import { signedIn, type WhoIsHere } from '../readers.ts'
import type { SignInDesk } from '../sign-in-desk.ts'

type Services = { book: Book; profiles: ProfileStore; whoIsHere: WhoIsHere; desk: SignInDesk }

/** A reader's own profile; no address names another reader. */
export function profileRoutes({ book, profiles, whoIsHere, desk }: Services) {
  const change = profileChange(book)
  return new Hono()
    .use(signedIn(whoIsHere))
    .get('/', (c) => c.json(c.get('reader')))
    .patch('/', async (c) => {
      const profile = await profiles.change(c.get('reader').uid, await readBody(c, change))
      if (!profile) throw new HTTPException(401, { message: ERRORS.noUser })
      return c.json(profile)
    })
    .delete('/', async (c) => {
      await profiles.remove(c.get('reader').uid)
      await desk.ask(c, '/sign-out', { body: {} })
      return c.body(null, 204)
    })
    .all('/', methodNotAllowed('GET', 'PATCH', 'DELETE'))
}
