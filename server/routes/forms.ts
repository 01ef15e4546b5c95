import type { Context, MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { ERRORS, type ErrorAnswer } from '#api/errors.ts'
import { ASKED, FORMS, type FormAnswer, type FormName } from '#api/forms.ts'
import { LEAP } from '#api/limits.ts'
import type { FindReader } from '#server/accounts/readers.ts'
import type { NetworkLimit } from '#server/http/network-limit.ts'
import { drawnChapter, setChapterCookie } from '#server/pages/device-chapter.ts'
import { type Pages, sendPage } from '#server/pages/pages.ts'
import type { Book } from '#server/story/book.ts'
import { href } from '#story/entries/routes.ts'

type Services = {
  /** Handles a call of the API, including its guards. */
  call: (request: Request, env: unknown) => Response | Promise<Response>
  pages: Pages
  book: Book
  baseUrl: string
  findReader: FindReader
  networks: NetworkLimit
}

/** A posted form: the body for its call, whether a question was confirmed, and the page to return to. */
type Posted = { body: Record<string, unknown>; isMeant: boolean; from: string }

/** Refusals that a reader can correct or try again get a page; any other is passed through as the call answers it. */
const TOLD = [400, 401, 429, 500, 503] as const

/**
 * The forms of pages without script. Each is forwarded to its API call, so the same rules, limits and cookies apply. The answer is a
 * redirect (303), a question, or the form with its errors (422).
 */
export function formAnswers({ call, pages, book, baseUrl, findReader, networks }: Services): MiddlewareHandler {
  const secure = baseUrl.startsWith('https:')

  /** Makes the call of a form. The cookies that it sets go to the browser. */
  async function make(c: Context, name: FormName, { body }: Posted): Promise<Response> {
    const { method, path } = FORMS[name]
    const headers = new Headers(c.req.raw.headers)
    headers.set('content-type', 'application/json')
    headers.delete('content-length')
    const request = new Request(new URL(path, c.req.url), { method, headers, body: JSON.stringify(body) })
    const answer = await call(request, c.env)
    for (const cookie of answer.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
    return answer
  }

  /** The page with the error, if it is one to show. Requests over the limit get a cached page, so that they cost no drawing. */
  async function refused(c: Context, answer: Response, asAnswer: (error: string) => FormAnswer, chapter?: number) {
    const status = TOLD.find((told) => told === answer.status)
    const { error } = status ? ((await answer.clone().json()) as ErrorAnswer) : {}
    const told = error && asAnswer(error)
    const page =
      told && (await (status === 429 ? pages.keptAnswerTo(forAll(told), chapter) : pages.answerTo(told, chapter)))
    if (!status || !page) return answer
    const later = answer.headers.get('retry-after')
    if (later) c.header('retry-after', later)
    return sendPage(c, page, status === 400 || status === 401 ? 422 : status)
  }

  /** Removes what was typed, so that the answer is the same for everybody. */
  function forAll(answer: FormAnswer): FormAnswer {
    if (answer.type === 'refused') return { ...answer, values: {} }
    return answer.type === 'failed' ? { ...answer, from: listOf(answer.from) } : answer
  }

  /** Asks for confirmation. It writes nothing, but its page is drawn for one reader, so it counts as a write. */
  async function question(c: Context, answer: FormAnswer & { from: string }, chapter: number) {
    try {
      networks.count(c, 'writes')
    } catch (refusal) {
      if (!(refusal instanceof HTTPException)) throw refusal
      return refused(c, refusal.getResponse(), (error) => ({ type: 'failed', error, from: answer.from }), chapter)
    }
    const page = await pages.answerTo(answer, chapter)
    return page && sendPage(c, page)
  }

  async function enter(c: Context, form: 'signIn' | 'signUp' | 'beGuest', posted: Posted) {
    const answer = await make(c, form, posted)
    if (answer.ok) return c.redirect(href('home'), 303)
    const { username, email } = posted.body
    const values = Object.fromEntries(
      Object.entries({ username, email }).map(([name, value]) => [name, `${value ?? ''}`]),
    )
    return refused(c, answer, (error) => ({ type: 'refused', form, error, values }))
  }

  async function signOut(c: Context, posted: Posted) {
    const reader = await findReader(c)
    const chapter = reader && drawnChapter(c, reader.currentChapter, book.chapters)
    if (reader?.isAnonymous && !posted.isMeant) {
      const page = await pages.keptAnswerTo({ type: 'leave' }, chapter)
      if (page) return sendPage(c, page)
    }
    const answer = await make(c, 'signOut', posted)
    if (!answer.ok) {
      const failed = (error: string): FormAnswer => ({
        type: 'failed',
        error: `${ERRORS.signingOut}${error}`,
        from: posted.from,
      })
      return refused(c, answer, failed, chapter)
    }
    setChapterCookie(c, undefined, secure)
    return c.redirect(href('signIn'), 303)
  }

  async function turn(c: Context, posted: Posted) {
    const reader = await findReader(c)
    if (!reader) return c.redirect(href('signIn'), 303)
    const { first, last } = book.chapters
    const here = drawnChapter(c, reader.currentChapter, book.chapters)
    const { currentChapter } = posted.body
    const to = typeof currentChapter === 'number' ? currentChapter : Number.NaN
    const isBack = to >= first && to < here
    // Set first: whatever happens next, no later page may be drawn from now on.
    if (isBack) setChapterCookie(c, to, secure)
    if (to > here + LEAP && to <= last && !posted.isMeant) {
      const asked = await question(c, { type: 'leap', to, from: posted.from }, here)
      if (asked) return asked
    }
    const answer = await make(c, 'turn', posted)
    if (answer.ok && !isBack) setChapterCookie(c, to, secure)
    if (answer.ok || (isBack && answer.status >= 500))
      return c.redirect(isBack ? listOf(posted.from) : posted.from, 303)
    return refused(c, answer, (error) => ({ type: 'failed', error, from: posted.from }), here)
  }

  /** The page of ours at an address, otherwise the home page: a redirect never leaves this site. */
  function pageOf(address: string | undefined): string {
    const url = address !== undefined && URL.parse(address, baseUrl)
    return (url && pages.addressOf(url)?.address) || href('home')
  }

  /** The page without the parts of its address that name something in the story, which the reader may not know at the new chapter. */
  function listOf(address: string): string {
    const { pathname } = new URL(address, baseUrl)
    const isOne = pages.addressOf(new URL(pathname, baseUrl))?.isOne
    return isOne ? pathname : pageOf(pathname.slice(0, pathname.lastIndexOf('/')))
  }

  return async (c, next) => {
    const form = formAt(c)
    if (!form) return next()
    const { from, ...rest } = await readForm(c, form)
    const posted = { ...rest, from: pageOf(from ?? c.req.header('referer')) }
    switch (form) {
      case 'signOut':
        return signOut(c, posted)
      case 'turn':
        return turn(c, posted)
      default:
        return enter(c, form, posted)
    }
  }
}

/** Undefined if the request is not a posted form. */
function formAt(c: Context): FormName | undefined {
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header('content-type') ?? '')) return undefined
  const found = Object.entries(FORMS).find(([, { path }]) => path === c.req.path)
  return found?.[0] as FormName | undefined
}

/** All fields of a form are text; only the chapter of a turn is converted to a number. */
async function readForm(c: Context, form: FormName) {
  const {
    [ASKED.isMeant]: isMeant,
    [ASKED.from]: from,
    ...fields
  } = Object.fromEntries(new URLSearchParams(await c.req.text()))
  const number = form === 'turn' && /^\d{1,6}$/.test(fields.currentChapter ?? '') && Number(fields.currentChapter)
  const body = number === false ? fields : { ...fields, currentChapter: number }
  return { body, isMeant: isMeant !== undefined, from }
}
