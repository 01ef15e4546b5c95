import { CHAPTER_COOKIE } from '#api/drawn-page.ts'
import { chapterIn } from '#reader/device-format.ts'
import type { Range } from '#reader/range.ts'

/** What a device tells the server of where it is, so that no page is drawn further on. */
export type ChapterCookie = {
  /** Undefined where nothing is told, or nonsense. */
  read(): number | undefined
  /** Undefined takes it away. */
  write(chapter: number | undefined): void
}

/** In seconds. Browsers keep no cookie for longer. */
const YEAR = 365 * 24 * 60 * 60

/**
 * The cookie of a browser. A link from another site brings it along, as it brings the session (`SameSite=Lax`): the page would
 * else be drawn at the chapter of the account. What stands is written once more with each page, so that it does not end.
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
