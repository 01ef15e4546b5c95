import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { ERRORS } from '#api/errors.ts'
import type { PostMade } from '#api/feedback.ts'
import { readBody } from '../body.ts'
import type { Book } from '../book.ts'
import { chapterOf } from '../chapter-schema.ts'
import type { FeedbackStore } from '../feedback-store.ts'
import { methodNotAllowed } from '../method-not-allowed.ts'
import { newPost } from '../new-post.ts'
import { signedIn, type WhoIsHere } from '../readers.ts'

type Services = { book: Book; posts: FeedbackStore; whoIsHere: WhoIsHere }

const voteChange = z.strictObject({ change: z.literal([1, -1]) })

/** The community's posts and their votes (api/feedback.ts). */
export function feedbackRoutes({ book, posts, whoIsHere }: Services) {
  const post = newPost(book)
  const chapter = z.coerce.number().pipe(chapterOf(book))

  return new Hono()
    .use(signedIn(whoIsHere))
    .get('/', async (c) => {
      const { uid, currentChapter } = c.get('reader')
      const here = chapter.safeParse(c.req.query('chapter') ?? currentChapter)
      if (!here.success) throw new HTTPException(400, { message: ERRORS.chapterInvalid })
      // The device may be behind the account, or ahead of it for a moment: the lower of the two veils more.
      return c.json(await posts.list(uid, Math.min(here.data, currentChapter)))
    })
    .post('/', async (c) => {
      const id = await posts.add(c.get('reader'), await readBody(c, post))
      return c.json<PostMade>({ id }, 201)
    })
    .get('/:id', async (c) => c.json(found(await posts.read(c.get('reader').uid, c.req.param('id')))))
    .put('/:id/vote', async (c) => {
      const change = await readBody(c, voteChange)
      return c.json(found(await posts.vote(c.get('reader').uid, c.req.param('id'), change)))
    })
    .all('/', methodNotAllowed('GET', 'POST'))
    .all('/:id', methodNotAllowed('GET'))
    .all('/:id/vote', methodNotAllowed('PUT'))
}

function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new HTTPException(404, { message: ERRORS.notFound })
  return thing
}
