import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { COLLECTIONS, STATUSES } from '#api/admin.ts'
import { ERRORS } from '#api/errors.ts'
import { POSTS_AT_ONCE, TITLE_MAX } from '#api/feedback.ts'
import { administratorsOnly, type WhoAdministers } from '#server/accounts/administrators.ts'
import type { ModerationStore } from '#server/community/moderation-store.ts'
import { readBody, readQuery } from '#server/http/body.ts'
import { page } from '#server/http/page.ts'
import { plainText } from '#server/http/plain-text.ts'

type Services = { moderation: ModerationStore; whoAdministers: WhoAdministers }

const filters = page(POSTS_AT_ONCE).extend({
  collection: z.enum(COLLECTIONS).optional(),
  status: z.enum(STATUSES).optional(),
  hidden: z.enum(['yes', 'no']).optional(),
  search: plainText(ERRORS.unexpected).pipe(z.string().max(TITLE_MAX)).optional(),
})

const trailOf = page(POSTS_AT_ONCE).extend({ post: z.string().max(100).optional() })

const change = z
  .strictObject({ status: z.enum(STATUSES).optional(), isHidden: z.boolean().optional() })
  .refine(({ status, isHidden }) => status !== undefined || isHidden !== undefined, ERRORS.nothingToChange)

/** What administrators read and do (api/admin.ts). To everybody else none of these addresses exists. */
export function adminRoutes({ moderation, whoAdministers }: Services) {
  return new Hono()
    .use(administratorsOnly(whoAdministers))
    .get('/posts', async (c) => c.json(await moderation.posts(readQuery(c, filters))))
    .patch('/posts/:id', async (c) => {
      const post = await moderation.change(c.get('administrator'), c.req.param('id'), await readBody(c, change))
      if (!post) throw new HTTPException(404, { message: ERRORS.notFound })
      return c.json(post)
    })
    .get('/trail', async (c) => c.json(await moderation.trail(readQuery(c, trailOf))))
}
