import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { ADMIN_CALLS, COLLECTIONS, STATUSES } from '#api/admin.ts'
import { ERRORS } from '#api/errors.ts'
import { POSTS_AT_ONCE, TITLE_MAX } from '#api/feedback.ts'
import { type Administering, administratorsOnly, type WhoAdministers } from '#server/accounts/administrators.ts'
import type { ModerationStore } from '#server/community/moderation-store.ts'
import { answersOn } from '#server/http/answers.ts'
import { pageRequest } from '#server/http/pagination.ts'
import { plainText } from '#server/http/plain-text.ts'

type Services = { moderation: ModerationStore; whoAdministers: WhoAdministers }

const filters = pageRequest(POSTS_AT_ONCE).extend({
  collection: z.enum(COLLECTIONS).exactOptional(),
  status: z.enum(STATUSES).exactOptional(),
  hidden: z.enum(['yes', 'no']).exactOptional(),
  search: plainText(ERRORS.unexpected).pipe(z.string().max(TITLE_MAX)).exactOptional(),
})

const auditLogQuery = pageRequest(POSTS_AT_ONCE).extend({ post: z.string().max(100).exactOptional() })

const change = z
  .strictObject({ status: z.enum(STATUSES).exactOptional(), isHidden: z.boolean().exactOptional() })
  .refine(({ status, isHidden }) => status !== undefined || isHidden !== undefined, ERRORS.nothingToChange)

/** What administrators read and do (api/admin.ts). To everybody else none of these addresses exists. */
export function adminRoutes({ moderation, whoAdministers }: Services) {
  const app = new Hono<Administering>()
  const answer = answersOn(app, administratorsOnly(whoAdministers))

  answer(ADMIN_CALLS.posts, { query: filters }, (_, { query }) => moderation.posts(query))
  answer(ADMIN_CALLS.moderate, { body: change }, async (c, { body }) => {
    const post = await moderation.change(c.get('administrator'), c.req.param('id'), body)
    if (!post) throw new HTTPException(404, { message: ERRORS.notFound })
    return post
  })
  answer(ADMIN_CALLS.auditLog, { query: auditLogQuery }, (_, { query }) => moderation.auditLog(query))
  return app
}
