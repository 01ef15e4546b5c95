import { z } from 'zod'
import { ERRORS } from '#api/errors.ts'
import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN } from '#api/limits.ts'
import { localPath } from '#server/http/local-path.ts'
import type { Book } from '#server/story/book.ts'
import { chapterOf } from '#server/story/chapter-schema.ts'
import { username } from './profile-change.ts'

export const email = z
  .string(ERRORS.emailRequired)
  .trim()
  .min(1, ERRORS.emailRequired)
  .max(EMAIL_MAX, ERRORS.emailInvalid)
  .pipe(z.email(ERRORS.emailInvalid))

/** Any password, right or wrong. */
export const password = z
  .string(ERRORS.passwordRequired)
  .min(1, ERRORS.passwordRequired)
  .max(PASSWORD_MAX, ERRORS.passwordTooLong)

/** A password to be set for an account. */
export const newPassword = password.min(PASSWORD_MIN, ERRORS.passwordTooShort)

/** The request bodies of the sign-in calls (api/sign-in.ts). The order of the fields is the order in which errors are reported. */
export function signInBodies(book: Pick<Book, 'chapters'>) {
  const chapter = chapterOf(book).exactOptional()
  return {
    signUp: z.strictObject({ username, email, password: newPassword, chapter }),
    signIn: z.strictObject({ email, password }),
    guest: z.strictObject({ chapter }),
    google: z.strictObject({
      flow: z.enum(['popup', 'redirect']),
      returnTo: z.string().max(1000).transform(localPath).exactOptional(),
      chapter,
      claim: z.literal(true).exactOptional(),
    }),
  }
}
