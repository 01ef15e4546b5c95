import { Hono } from 'hono'
import { z } from 'zod'
import { ERRORS } from '#api/errors.ts'
import type { ReadPageStore } from '#server/accounts/read-page-store.ts'
import { signedIn, type WhoIsHere } from '#server/accounts/readers.ts'
import { readBody, readQuery } from '#server/http/body.ts'
import { methodNotAllowed } from '#server/http/method-not-allowed.ts'
import { slug } from '#server/http/slug.ts'
import type { Book } from '#server/story/book.ts'
import { chapterOf, devicePlace, shownTo } from '#server/story/chapter-schema.ts'

type Services = { book: Book; readPages: ReadPageStore; whoIsHere: WhoIsHere }

/** The leaves that a reader has opened follow the account (api/read-pages.ts). */
export function readPageRoutes({ book, readPages, whoIsHere }: Services) {
  const page = z.strictObject({ id: slug(ERRORS.pageInvalid), chapter: chapterOf(book) })
  const place = devicePlace(book)
  return new Hono()
    .use(signedIn(whoIsHere))
    .get('/', async (c) => {
      const { uid, currentChapter } = c.get('reader')
      const { chapter } = readQuery(c, place)
      return c.json(await readPages.list(uid, shownTo(currentChapter, chapter)))
    })
    .put('/', async (c) => {
      await readPages.add(c.get('reader').uid, await readBody(c, page))
      return c.body(null, 204)
    })
    .all('/', methodNotAllowed('GET', 'PUT'))
}
