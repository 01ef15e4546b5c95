import { z } from 'zod'
import { ERRORS } from '#api/errors.ts'
import type { Book } from './book.ts'

/** A chapter that this book has: an integer, nothing that could be read as one (DATA-12). */
export function chapterOf({ chapters }: Pick<Book, 'chapters'>) {
  return z
    .int(ERRORS.chapterInvalid)
    .min(chapters.first, ERRORS.chapterInvalid)
    .max(chapters.last, ERRORS.chapterInvalid)
}
