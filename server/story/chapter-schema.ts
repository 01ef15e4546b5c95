import { z } from 'zod'
import { ERRORS } from '#api/errors.ts'
import type { Book } from './book.ts'

/** A chapter of this book: an integer, without conversion from other types (DATA-12). */
export function chapterOf({ chapters }: Pick<Book, 'chapters'>) {
  return z
    .int(ERRORS.chapterInvalid)
    .min(chapters.first, ERRORS.chapterInvalid)
    .max(chapters.last, ERRORS.chapterInvalid)
}

/** `?chapter=`: the chapter of the device. */
export function devicePlace(book: Pick<Book, 'chapters'>) {
  const chapter = z.string().regex(/^\d+$/, ERRORS.chapterInvalid).transform(Number).pipe(chapterOf(book))
  return z.object({ chapter: chapter.exactOptional() })
}

/** The chapter up to which posts are shown: the device's or the account's, whichever is lower. */
export function shownTo(account: number, device: number = account): number {
  return Math.min(account, device)
}
