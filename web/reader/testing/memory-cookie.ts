import type { ChapterCookie } from '#web/reader/chapter-cookie.ts'

/** The cookie of a browser as a plain value. */
export function createMemoryCookie(): ChapterCookie {
  let chapter: number | undefined
  return {
    read: () => chapter,
    write(next) {
      chapter = next
    },
  }
}
