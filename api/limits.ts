/** The first chapter of every book; the last one is `book.chapters.last`. */
export const FIRST_CHAPTER = 1

/** Moving further ahead than this many chapters at once is a leap. It may be accidental, so the reader has to confirm it. */
export const LEAP = 5

export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 128
export const USERNAME_MAX = 50
export const EMAIL_MAX = 254

/** The limit for every request body. The longest of ours (a feedback post) stays far below it. */
export const BODY_MAX_BYTES = 32 * 1024
