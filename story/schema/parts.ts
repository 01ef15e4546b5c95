import { z } from 'zod'

/**
 * Kebab-case and for ever: an id never changes and never holds a name that is told later. A number alone is none: as keys,
 * JavaScript puts numbers before all others, and the order in which they are told would be lost.
 */
export const id = z
  .string()
  .regex(
    /^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/,
    'An id is lower-case words and numbers joined by single hyphens, and not a number alone.',
  )

const sentence = z.string().trim().min(1)

/** A short text on one line: a name, a place, a word for a status. */
export const line = sentence.max(200)

/** Running text of one paragraph. */
export const text = sentence.max(1200)

/** A chapter number that an author may write; what is left out is the number of the file. */
export const chapterNumber = z.int().min(1)

/** An amount as the novel names it: whole numbers of the book's coins, for instance `{ pounds: 1, soli: 10 }`. */
export const amount = z
  .record(z.string(), z.int().min(0))
  .refine((parts) => Object.keys(parts).length > 0, 'An amount names at least one coin of the book.')
