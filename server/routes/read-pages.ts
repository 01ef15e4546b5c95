import { Hono } from 'hono'
import { z } from 'zod'
import { CALLS } from '#api/calls.ts'
import { ERRORS } from '#api/errors.ts'
import type { ReadPageStore } from '#server/accounts/read-page-store.ts'
import { type SignedIn, signedIn, type WhoIsHere } from '#server/accounts/readers.ts'
import { answersOn } from '#server/http/answers.ts'
import { slug } from '#server/http/slug.ts'
import type { Book } from '#server/story/book.ts'
import { chapterOf, devicePlace, shownTo } from '#server/story/chapter-schema.ts'

type Services = { book: Book; readPages: ReadPageStore; whoIsHere: WhoIsHere }

/** The leaves that a reader has opened follow the account (api/read-pages.ts). */
export function readPageRoutes({ book, readPages, whoIsHere }: Services) {
  const page = z.strictObject({ id: slug(ERRORS.pageInvalid), chapter: chapterOf(book) })
  const app = new Hono<SignedIn>()
  const answer = answersOn(app, signedIn(whoIsHere))

  answer(CALLS.readPages, { query: devicePlace(book) }, (c, { query: { chapter } }) => {
    const { uid, currentChapter } = c.get('reader')
    return readPages.list(uid, shownTo(currentChapter, chapter))
  })
  answer(CALLS.keepReadPage, { body: page }, (c, { body }) => readPages.add(c.get('reader').uid, body))
  return app
}
