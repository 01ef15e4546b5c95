import { readFileSync } from 'node:fs'
import type { Context } from 'hono'
import { ADDRESSES } from '#api/addresses.ts'
import type { DrawnPosts, DrawPage } from '#api/drawn-page.ts'
import { GOOGLE_ERRORS } from '#api/errors.ts'
import type { FormAnswer } from '#api/forms.ts'
import type { ScreenFiles } from '#api/screen-files.ts'
import { acceptedEncodings, type StaticFiles } from '#server/http/static-files.ts'
import type { Stories } from '#server/story/stories.ts'
import { href } from '#story/entries/routes.ts'
import { gzipOf, plainOf, type SentPage } from './compressed-page.ts'
import { createDrawnPages } from './drawn-pages.ts'
import { createPageAddress, type PageAddress } from './page-address.ts'

/** Link previews need absolute addresses, and the build does not know where the app will be served. */
export const BASE_URL_PLACE = '__BASE_URL__'
export const INDEX = 'index.html'
export const SCREENS = 'screens.json'

/** A question uses the styles of this page, which has the same parts: a heading, a line and buttons. */
const OF_QUESTIONS = href('account')

type Status = 200 | 422 | 429 | 500 | 503

export type Pages = NonNullable<ReturnType<typeof createPages>>

type Services = { draw: DrawPage; web: StaticFiles; stories: Stories; baseUrl: string }

/** The pages of the app, drawn by the server; undefined if the app has not been built. */
export function createPages({ draw, web, stories, baseUrl }: Services) {
  const [index, screens] = [web.get(INDEX), web.get(SCREENS)]
  if (!index || !screens) return undefined
  const page = readFileSync(index.path, 'utf8').replaceAll(BASE_URL_PLACE, baseUrl)
  const addressOf = createPageAddress(JSON.parse(readFileSync(screens.path, 'utf8')) as ScreenFiles)
  const { pageAt, postsAt, answerAt, keptAnswerAt } = createDrawnPages(draw, stories, page)
  const addressAt = (path: string) => addressOf(new URL(path, baseUrl))

  function askedBy(answer: FormAnswer, chapter: number | undefined) {
    if (answer.type !== 'refused') {
      const asked = addressAt(OF_QUESTIONS)
      return asked && { ...asked, address: ADDRESSES.profile, chapter }
    }
    const asked = addressAt(href('signIn', answer.form === 'signUp' ? { mode: 'sign-up' } : {}))
    return asked && { ...asked, chapter }
  }

  return {
    /** The app address of a request. */
    addressOf,

    /** A page for readers at the chapter. */
    pageAt: (asked: PageAddress, chapter: number) => pageAt({ ...asked, chapter }),

    /** The page with the posts, as one reader sees them. */
    postsAt: (asked: PageAddress, posts: DrawnPosts) => postsAt({ ...asked, chapter: posts.chapter }, posts),

    /** The sign-in page, for visitors. Anybody may request it, but it has few variants, and each is drawn only once. */
    signInAt({ searchParams }: URL) {
      const google = searchParams.get('google')
      const code = google !== null && (GOOGLE_ERRORS.has(google) ? google : 'unexpected')
      const mode = searchParams.get('mode') === 'sign-up' && 'sign-up'
      const asked = addressAt(href('signIn', { ...(code && { google: code }), ...(mode && { mode }) }))
      return asked && pageAt({ ...asked, isOne: true, chapter: undefined })
    },

    /** The page that answers a form posted without script, at the reader's chapter. */
    answerTo(answer: FormAnswer, chapter: number | undefined) {
      const asked = askedBy(answer, chapter)
      return asked && answerAt(asked, answer)
    },

    /** An answer without anything of its reader, so it is drawn only once. */
    keptAnswerTo(answer: FormAnswer, chapter: number | undefined) {
      const asked = askedBy(answer, chapter)
      return asked && keptAnswerAt(asked, answer)
    },
  }
}

const FORMS = { br: (page: SentPage) => page, gzip: gzipOf }

/** Answers with a drawn page, in an encoding that the browser accepts. */
export async function sendPage(c: Context, page: SentPage, status: Status = 200) {
  const accepted = acceptedEncodings(c.req.header('accept-encoding'))
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.has(name))
  const body = await (encoding ? FORMS[encoding](page) : plainOf(page))
  // Nobody could remove the page from a cache when its reader goes back or leaves.
  c.header('cache-control', 'private, no-store')
  c.header('vary', 'cookie, accept-encoding')
  if (encoding) c.header('content-encoding', encoding)
  c.header('content-type', 'text/html; charset=UTF-8')
  c.header('content-length', String(body.length))
  return c.body(body, status)
}
