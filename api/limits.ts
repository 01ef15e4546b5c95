/** The first chapter of every book; the last one is `book.chapters.last`. */
export const FIRST_CHAPTER = 1

/** More chapters ahead at once than this are a leap, which may be a slip of the thumb: it is asked about first. */
export const LEAP = 5

export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 128
export const USERNAME_MAX = 50
export const EMAIL_MAX = 254

/** No request body may be longer; the longest of ours (a feedback post) stays far below. */
export const BODY_MAX_BYTES = 32 * 1024
