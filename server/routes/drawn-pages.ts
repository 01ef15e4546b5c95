import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import type { DrawPage } from '#api/drawn-page.ts'
import type { ScreenFiles } from '#api/screen-files.ts'
import type { WhoIsHere } from '#server/accounts/readers.ts'
import { described, type Log } from '#server/http/log.ts'
import { acceptedEncodings, type StaticFiles } from '#server/http/static-files.ts'
import { drawnChapter } from '#server/pages/device-chapter.ts'
import { createDrawnPages } from '#server/pages/drawn-pages.ts'
import { createPageAddress } from '#server/pages/page-address.ts'
import type { Book } from '#server/story/book.ts'
import { createStories } from '#server/story/stories.ts'
import { href } from '#story/entries/routes.ts'
import { BASE_URL_PLACE, INDEX, SCREENS } from './web-app.ts'

/**
 * In milliseconds. The app opens from the device where a database has gone without a word; its page must not wait longer for
 * the database than the app would.
 */
const PATIENCE_MS = 2000

type Services = {
  draw: DrawPage
  files: { web: StaticFiles; story: StaticFiles }
  book: Book
  baseUrl: string
  whoIsHere: WhoIsHere
  log: Log
}

/** What the database answers, or undefined where it has not answered within the patience. */
async function soon<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  const waiting = new AbortController()
  const late = setTimeout(PATIENCE_MS, undefined, { ref: false, signal: waiting.signal }).catch(() => undefined)
  try {
    return await Promise.race([answer, late])
  } finally {
    waiting.abort()
  }
}

/**
 * The pages of the app, drawn for a reader who is signed in, at the chapter of this device. Whatever cannot be drawn is left to
 * the routes after these, which give the app itself.
 */
export function drawnPageRoutes({ draw, files, book, baseUrl, whoIsHere, log }: Services) {
  const [index, screens] = [files.web.get(INDEX), files.web.get(SCREENS)]
  if (!index || !screens) return new Hono()
  const page = readFileSync(index.path, 'utf8').replaceAll(BASE_URL_PLACE, baseUrl)
  const addressOf = createPageAddress(JSON.parse(readFileSync(screens.path, 'utf8')) as ScreenFiles)
  const pageAt = createDrawnPages(draw, createStories(files.story), page)

  async function drawnFor(c: Context) {
    const asked = addressOf(new URL(c.req.url))
    // The sign-in is the same for all, and whoever brings no cookie is not signed in.
    if (!asked || c.req.path === href('signIn') || !c.req.header('cookie')) return undefined
    const reader = await soon(whoIsHere(c))
    return reader && pageAt({ ...asked, chapter: drawnChapter(c, reader.currentChapter, book.chapters) })
  }

  return new Hono().get('*', async (c, next) => {
    const drawn = await drawnFor(c).catch((error) => {
      log.error({ ...described(error) }, 'drawing')
      return undefined
    })
    if (!drawn) return next()
    const accepted = acceptedEncodings(c.req.header('accept-encoding'))
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.has(name))
    const body = drawn[encoding ?? 'plain']
    // Nobody could take it out of a cache when its reader goes back, or leaves.
    c.header('cache-control', 'private, no-store')
    c.header('vary', 'cookie, accept-encoding')
    if (encoding) c.header('content-encoding', encoding)
    c.header('content-type', 'text/html; charset=UTF-8')
    c.header('content-length', String(body.length))
    return c.body(body)
  })
}
