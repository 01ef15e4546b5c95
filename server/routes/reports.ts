import { Hono } from 'hono'
import type { FeedbackStore } from '../feedback-store.ts'
import { methodNotAllowed } from '../method-not-allowed.ts'
import { signedIn, type WhoIsHere } from '../readers.ts'

/** What a reader has told the administrators, and what became of it (api/feedback.ts). */
export function reportRoutes({ posts, whoIsHere }: { posts: FeedbackStore; whoIsHere: WhoIsHere }) {
  return new Hono()
    .use(signedIn(whoIsHere))
    .get('/', async (c) => c.json(await posts.sent(c.get('reader').uid)))
    .all('/', methodNotAllowed('GET'))
}
