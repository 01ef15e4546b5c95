import { setTimeout } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import { POSTS_AT_ONCE } from '#api/feedback.ts'
import type { Profile } from '#api/profile.ts'
import type { FindReader } from '#server/accounts/readers.ts'
import type { FeedbackStore } from '#server/community/feedback-store.ts'
import type { CallTurns } from '#server/http/call-turns.ts'
import { clientLeft } from '#server/http/client-left.ts'
import { described, type Log } from '#server/http/log.ts'
import type { SentPage } from '#server/pages/compressed-page.ts'
import { drawnChapter } from '#server/pages/device-chapter.ts'
import type { PageAddress } from '#server/pages/page-address.ts'
import type { PageConcurrencyLimit } from '#server/pages/page-concurrency.ts'
import { type Pages, sendPage } from '#server/pages/pages.ts'
import type { Book } from '#server/story/book.ts'
import { href, parameter } from '#story/entries/routes.ts'

/**
 * In milliseconds. If the database has silently vanished, the app opens from the device's own data; its page must not wait for the database
 * for longer than the app would.
 */
const TIMEOUT_MS = 2000

const FROM = parameter('signIn', 'from')
const [HOME, SIGN_IN, FEEDBACK] = [href('home'), href('signIn'), href('feedback')]

type Services = {
  pages: Pages
  limitPages: PageConcurrencyLimit
  book: Book
  findReader: FindReader
  posts: Pick<FeedbackStore, 'list'>
  /** Without it, all posts are read at once. */
  callTurns?: CallTurns | undefined
  log: Log
}

/** The database's answer, or `undefined` if it takes longer than the limit. */
async function soon<Answer>(answer: Promise<Answer>): Promise<{ answer: Answer } | undefined> {
  const waiting = new AbortController()
  const late = setTimeout(TIMEOUT_MS, undefined, { ref: false, signal: waiting.signal }).catch(() => undefined)
  try {
    return await Promise.race([answer.then((answer) => ({ answer })), late])
  } finally {
    waiting.abort()
  }
}

/**
 * The pages of the app, drawn for signed-in readers at the chapter of their device, and the sign-in page for everybody else. What cannot be
 * drawn is left to the next routes, which send the app itself.
 */
export function drawnPageRoutes({ pages, limitPages, book, findReader, posts, callTurns, log }: Services) {
  /** A page, or the address to redirect to. */
  async function drawnFor(c: Context): Promise<SentPage | string | undefined> {
    const url = new URL(c.req.url)
    const asked = pages.addressOf(url)
    if (!asked) return undefined
    // A client without cookies is not signed in.
    const here = c.req.header('cookie') ? await soon(findReader(c)) : { answer: undefined }
    if (!here) return undefined
    const reader = here.answer
    if (c.req.path !== SIGN_IN) return reader ? pageFor(c, asked, reader) : visitor(c)
    // Guests come here to sign up.
    if (!reader || reader.isAnonymous) return pages.signInAt(url)
    // Somebody who follows a mailed link may be signed in here. Only the app sees the fragment of the link.
    return url.searchParams.has(FROM) ? undefined : HOME
  }

  async function pageFor(c: Context, asked: PageAddress, { uid, currentChapter }: Profile) {
    const chapter = drawnChapter(c, currentChapter, book.chapters)
    const withPosts = asked.address === FEEDBACK ? await postsPageFor(c, asked, uid, chapter) : undefined
    return withPosts ?? pages.pageAt(asked, chapter)
  }

  /** Undefined if the posts cannot be read now: the app then requests them itself, and shows the failure. */
  async function postsPageFor(c: Context, asked: PageAddress, uid: string, chapter: number) {
    const read = () => posts.list(uid, chapter, { limit: POSTS_AT_ONCE })
    // A flood of these pages would take every connection of the database, as one of calls would.
    const list = await soon(callTurns ? callTurns(c, uid, read) : read()).catch((error) => {
      if (clientLeft(error)) throw error
      log.error({ ...described(error) }, 'posts')
      return undefined
    })
    const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)
    return list && pages.postsAt(asked, { uid, chapter, today, list: list.answer })
  }

  /** From any other address, the app itself redirects to the sign-in and back. */
  function visitor(c: Context): string | undefined {
    if (c.req.path === HOME && new URL(c.req.url).search === '') return SIGN_IN
    c.set('isVisitor', true)
    return undefined
  }

  return new Hono().get('*', async (c, next) => {
    const drawn = await limitPages(c, () => drawnFor(c)).catch((error) => {
      if (!clientLeft(error)) log.error({ ...described(error) }, 'drawing')
      return undefined
    })
    if (!drawn) return next()
    if (typeof drawn !== 'string') return sendPage(c, drawn)
    c.header('cache-control', 'private, no-store')
    c.header('vary', 'cookie')
    return c.redirect(drawn)
  })
}
