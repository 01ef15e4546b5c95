import { z } from 'zod'
import { ERRORS } from '#api/errors.ts'
import { USERNAME_MAX } from '#api/limits.ts'
import { plainText } from '#server/http/plain-text.ts'
import type { Book } from '#server/story/book.ts'
import { chapterOf } from '#server/story/chapter-schema.ts'
import { settingsChange } from './settings.ts'

export const username = plainText(ERRORS.usernameRequired).pipe(
  z.string().min(1, ERRORS.usernameRequired).max(USERNAME_MAX, ERRORS.usernameTooLong),
)

/** What readers may change in their own profile. A change with any other field is refused as a whole. */
export function profileChange(book: Pick<Book, 'chapters'>) {
  return z
    .strictObject({
      currentChapter: chapterOf(book).exactOptional(),
      username: username.exactOptional(),
      settings: settingsChange.exactOptional(),
    })
    .refine(
      (change) => Object.keys({ ...change, settings: undefined, ...change.settings }).length > 1,
      ERRORS.nothingToChange,
    )
}
