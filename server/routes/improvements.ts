import { Hono } from 'hono'
import { CALLS } from '#api/calls.ts'
import { type FindReader, type SignedIn, signedIn } from '#server/accounts/readers.ts'
import type { ImprovementStore } from '#server/community/improvement-store.ts'
import { answersOn } from '#server/http/answers.ts'
import { found, notFound } from '#server/http/found.ts'
import type { Book } from '#server/story/book.ts'
import { devicePlace, shownTo } from '#server/story/chapter-schema.ts'

type Services = { book: Book; improvements: ImprovementStore; findReader: FindReader }

/** The improvements that a reader has sent, and their status (api/feedback.ts). */
export function improvementRoutes({ book, improvements, findReader }: Services) {
  const app = new Hono<SignedIn>()
  const answer = answersOn(app, signedIn(findReader))

  answer(CALLS.sentImprovements, { query: devicePlace(book) }, (c, { query: { chapter } }) => {
    const { uid, currentChapter } = c.get('reader')
    return improvements.list(uid, shownTo(currentChapter, chapter))
  })
  answer(CALLS.sentImprovement, {}, async (c) => found(await improvements.read(c.get('reader').uid, c.req.param('id'))))
  answer(CALLS.withdrawImprovement, {}, async (c) => {
    if (!(await improvements.withdraw(c.get('reader').uid, c.req.param('id')))) throw notFound()
  })
  return app
}
