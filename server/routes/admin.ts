import { Hono } from 'hono'
import { z } from 'zod'
import { ADMIN_CALLS, COLLECTIONS, STATUSES } from '#api/admin.ts'
import { ERRORS } from '#api/errors.ts'
import { POSTS_AT_ONCE, TITLE_MAX } from '#api/feedback.ts'
import { type Administering, administratorsOnly, type FindAdministrator } from '#server/accounts/administrators.ts'
import type { AuthorModerationStore } from '#server/community/author-moderation.ts'
import type { ModerationStore } from '#server/community/moderation-store.ts'
import { answersOn } from '#server/http/answers.ts'
import { found } from '#server/http/found.ts'
import { pageRequest } from '#server/http/pagination.ts'
import { plainText } from '#server/http/plain-text.ts'
import { done } from '#server/http/refused.ts'
import type { Book } from '#server/story/book.ts'
import { chapterOf } from '#server/story/chapter-schema.ts'
import type { FindToldPlaces } from '#server/story/told-places.ts'

type Services = {
  book: Book
  moderation: ModerationStore
  authors: AuthorModerationStore
  findToldPlaces: FindToldPlaces
  findAdministrator: FindAdministrator
}

const filters = pageRequest(POSTS_AT_ONCE).extend({
  collection: z.enum(COLLECTIONS).exactOptional(),
  status: z.enum(STATUSES).exactOptional(),
  hidden: z.enum(['yes', 'no']).exactOptional(),
  search: plainText(ERRORS.unexpected).pipe(z.string().max(TITLE_MAX)).exactOptional(),
})

const auditLogQuery = pageRequest(POSTS_AT_ONCE).extend({ post: z.string().max(100).exactOptional() })

const authorChange = z
  .strictObject({ isBanned: z.boolean().exactOptional(), areHidden: z.boolean().exactOptional() })
  .refine((change) => Object.keys(change).length > 0, ERRORS.nothingToChange)

function changeOf(book: Pick<Book, 'chapters'>) {
  return z
    .strictObject({
      status: z.enum(STATUSES).exactOptional(),
      isHidden: z.boolean().exactOptional(),
      chapter: chapterOf(book).exactOptional(),
      dismissReports: z.literal(true).exactOptional(),
    })
    .refine((change) => Object.keys(change).length > 0, ERRORS.nothingToChange)
}

/** The administrators' calls (api/admin.ts). To everybody else none of these addresses exists. */
export function adminRoutes({ book, moderation, authors, findToldPlaces, findAdministrator }: Services) {
  const app = new Hono<Administering>()
  const answer = answersOn(app, administratorsOnly(findAdministrator))

  answer(ADMIN_CALLS.posts, { query: filters }, (_, { query }) => moderation.posts(query))
  answer(ADMIN_CALLS.moderate, { body: changeOf(book) }, async (c, { body }) =>
    done(found(await moderation.change(c.get('administrator'), c.req.param('id'), body))),
  )
  answer(ADMIN_CALLS.moderateAuthor, { body: authorChange }, async (c, { body }) =>
    found(await authors.change(c.get('administrator'), c.req.param('id'), body)),
  )
  answer(ADMIN_CALLS.places, {}, async (c) => {
    const { entry, chapter } = found(await moderation.post(c.req.param('id')))
    return { places: entry ? await findToldPlaces(entry, chapter) : [] }
  })
  answer(ADMIN_CALLS.auditLog, { query: auditLogQuery }, (_, { query }) => moderation.auditLog(query))
  return app
}
