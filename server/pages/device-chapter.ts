import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { CHAPTER_COOKIE } from '#api/drawn-page.ts'
import { shownTo } from '#server/story/chapter-schema.ts'

type Range = { first: number; last: number }

/**
 * The chapter at which a page is drawn: the account's, or a lower one that this device's cookie names. A browser may send several cookies
 * of that name, another program on the same domain may have set one, and anybody can put anything into it: the lowest chapter of the book
 * among them counts, but never one later than the account's.
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
 * Sets or, if `chapter` is undefined, deletes this device's chapter cookie where no script does it (web/reader/chapter-cookie.ts). Scripts
 * may read and change it.
 */
export function setChapterCookie(c: Context, chapter: number | undefined, secure: boolean): void {
  const options = { path: '/', sameSite: 'Lax', secure } as const
  if (chapter === undefined) deleteCookie(c, CHAPTER_COOKIE, options)
  else setCookie(c, CHAPTER_COOKIE, String(chapter), { ...options, maxAge: YEAR })
}
