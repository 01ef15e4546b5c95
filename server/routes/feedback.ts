import { Hono } from 'hono'
import { z } from 'zod'
import { CALLS } from '#api/calls.ts'
import { POSTS_AT_ONCE } from '#api/feedback.ts'
import { type FindReader, type SignedIn, signedIn } from '#server/accounts/readers.ts'
import type { FeedbackStore } from '#server/community/feedback-store.ts'
import { newPost } from '#server/community/new-post.ts'
import type { SpoilerReportStore } from '#server/community/spoiler-report-store.ts'
import { answersOn } from '#server/http/answers.ts'
import { found, notFound } from '#server/http/found.ts'
import { pageRequest } from '#server/http/pagination.ts'
import { done } from '#server/http/refused.ts'
import type { Book } from '#server/story/book.ts'
import { chapterOf, devicePlace, shownTo } from '#server/story/chapter-schema.ts'

type Services = { book: Book; posts: FeedbackStore; spoilers: SpoilerReportStore; findReader: FindReader }

const voteChange = z.strictObject({ change: z.literal([1, -1]) })

/** The community's posts, votes and spoiler reports (api/feedback.ts). */
export function feedbackRoutes({ book, posts, spoilers, findReader }: Services) {
  const place = devicePlace(book)
  const list = place.extend(pageRequest(POSTS_AT_ONCE).shape)
  const app = new Hono<SignedIn>()
  const answer = answersOn(app, signedIn(findReader))

  answer(CALLS.posts, { query: list }, (c, { query: { chapter, ...part } }) => {
    const { uid, currentChapter } = c.get('reader')
    return posts.list(uid, shownTo(currentChapter, chapter), part)
  })
  answer(CALLS.writePost, { body: newPost(book) }, async (c, { body }) => {
    const made = done(await posts.add(c.get('reader'), body), 'posts')
    c.status(201)
    return made
  })
  answer(CALLS.post, { query: place }, async (c, { query: { chapter } }) => {
    const { uid, currentChapter } = c.get('reader')
    return found(await posts.read(uid, c.req.param('id'), shownTo(currentChapter, chapter)))
  })
  answer(CALLS.withdrawPost, {}, async (c) => {
    if (!(await posts.withdraw(c.get('reader').uid, c.req.param('id')))) throw notFound()
  })
  answer(CALLS.reportSpoiler, { body: z.strictObject({ chapter: chapterOf(book) }) }, async (c, { body }) =>
    done(found(await spoilers.report(c.get('reader').uid, c.req.param('id'), body)), 'reports'),
  )
  answer(CALLS.vote, { body: voteChange }, async (c, { body }) =>
    found(await posts.vote(c.get('reader').uid, c.req.param('id'), body)),
  )
  return app
}
