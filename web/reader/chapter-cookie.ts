import { CHAPTER_COOKIE } from '#api/drawn-page.ts'
import { chapterIn } from '#reader/device-format.ts'
import type { Range } from '#reader/range.ts'

/** Tells the server the device's chapter, so that it draws no page beyond it. */
export type ChapterCookie = {
  /** Undefined if missing or invalid. */
  read(): number | undefined
  /** Undefined deletes it. */
  write(chapter: number | undefined): void
}

/** In seconds. Browsers keep no cookie for longer. */
const YEAR = 365 * 24 * 60 * 60

/**
 * A browser's cookie. Like the session, it is sent with links from other sites (`SameSite=Lax`); otherwise those pages would be
 * drawn at the account's chapter. Its value is rewritten on each page load, so that it does not expire.
 */
export function createChapterCookie(page: Pick<Document, 'cookie'>, range: Range, isSecure: boolean): ChapterCookie {
  let isRenewed = false

  function read(): number | undefined {
    const told = page.cookie.split('; ').find((cookie) => cookie.startsWith(`${CHAPTER_COOKIE}=`))
    return chapterIn(told?.slice(CHAPTER_COOKIE.length + 1), range)
  }

  return {
    read,
    write(chapter) {
      const isThere = read() === chapter && (chapter !== undefined || !page.cookie.includes(`${CHAPTER_COOKIE}=`))
      if (isThere && (isRenewed || chapter === undefined)) return
      isRenewed = true
      const value = chapter === undefined ? '; max-age=0' : `${chapter}; max-age=${YEAR}`
      page.cookie = `${CHAPTER_COOKIE}=${value}; path=/; samesite=lax${isSecure ? '; secure' : ''}`
    },
  }
}
