import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { ERRORS } from '#api/errors.ts'
import { POSTS_AT_ONCE } from '#api/feedback.ts'
import { signedIn, type WhoIsHere } from '#server/accounts/readers.ts'
import type { FeedbackStore } from '#server/community/feedback-store.ts'
import { newPost } from '#server/community/new-post.ts'
import { readBody, readQuery } from '#server/http/body.ts'
import { methodNotAllowed } from '#server/http/method-not-allowed.ts'
import { page } from '#server/http/page.ts'
import { tooMany } from '#server/http/too-many.ts'
import type { Book } from '#server/story/book.ts'
import { devicePlace, shownTo } from '#server/story/chapter-schema.ts'

type Services = { book: Book; posts: FeedbackStore; whoIsHere: WhoIsHere }

const voteChange = z.strictObject({ change: z.literal([1, -1]) })

/** The community's posts and their votes (api/feedback.ts). */
export function feedbackRoutes({ book, posts, whoIsHere }: Services) {
  const post = newPost(book)
  const place = devicePlace(book)
  const list = place.extend(page(POSTS_AT_ONCE).shape)

  return new Hono()
    .use(signedIn(whoIsHere))
    .get('/', async (c) => {
      const { uid, currentChapter } = c.get('reader')
      const { chapter, ...part } = readQuery(c, list)
      return c.json(await posts.list(uid, shownTo(currentChapter, chapter), part))
    })
    .post('/', async (c) => {
      const made = await posts.add(c.get('reader'), await readBody(c, post))
      if ('seconds' in made) throw tooMany(made.seconds, 'posts')
      return c.json(made, 201)
    })
    .get('/:id', async (c) => {
      const { uid, currentChapter } = c.get('reader')
      const { chapter } = readQuery(c, place)
      return c.json(found(await posts.read(uid, c.req.param('id'), shownTo(currentChapter, chapter))))
    })
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
