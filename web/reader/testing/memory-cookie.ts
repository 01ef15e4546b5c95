import type { ChapterCookie } from '#web/reader/chapter-cookie.ts'

/** A browser's cookie, as a plain value. */
export function createMemoryCookie(): ChapterCookie {
  let chapter: number | undefined
  return {
    read: () => chapter,
    write(next) {
      chapter = next
    },
  }
}
