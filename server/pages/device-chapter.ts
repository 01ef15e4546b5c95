import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { CHAPTER_COOKIE } from '#api/drawn-page.ts'
import { shownTo } from '#server/story/chapter-schema.ts'

type Range = { first: number; last: number }

/**
 * The chapter at which a page is drawn: that of the account, or the lower one at which this device says it is. A browser may
 * bring the cookie more than once, another program of the same domain may have set one, and anybody can write anything
 * into it: the lowest chapter of the book that it names counts, and never a later one than the account's.
 */
export function drawnChapter(c: Context, account: number, { first, last }: Range): number {
  const said = (c.req.header('cookie') ?? '')
    .split(/; */)
    .filter((cookie) => cookie.startsWith(`${CHAPTER_COOKIE}=`))
    .map((cookie) => cookie.slice(CHAPTER_COOKIE.length + 1))
    .filter((value) => /^\d{1,6}$/.test(value))
    .map(Number)
    .filter((chapter) => chapter >= first && chapter <= last)
  return shownTo(account, Math.min(...said, account))
}

/** In seconds. Browsers keep no cookie for longer. */
const YEAR = 365 * 24 * 60 * 60

/**
 * Tells this device at which chapter it is, where no script does (web/reader/chapter-cookie.ts); undefined: at none.
 * Scripts may read and change it.
 */
export function nameChapter(c: Context, chapter: number | undefined, secure: boolean): void {
  const options = { path: '/', sameSite: 'Lax', secure } as const
  if (chapter === undefined) deleteCookie(c, CHAPTER_COOKIE, options)
  else setCookie(c, CHAPTER_COOKIE, String(chapter), { ...options, maxAge: YEAR })
}
