import { z } from 'zod'

/**
 * Kebab-case and permanent: an id never changes and never contains a name that is told later. It must not be a number, because
 * JavaScript moves numeric keys before all others, which would lose the order in which they are told.
 */
export const id = z
  .string()
  .regex(
    /^(?!\d+$)[a-z0-9]+(-[a-z0-9]+)*$/,
    'An id is lower-case words and numbers joined by single hyphens, and not a number alone.',
  )

const sentence = z.string().trim().min(1)

/** A short single-line text: a name, a place, a status. */
export const line = sentence.max(200)

/** A running text of one paragraph. */
export const text = sentence.max(1200)

/** A chapter number that an author may write; the default is the number of the file. */
export const chapterNumber = z.int().min(1)

/** An amount as in the novel: whole numbers of the book's coins, for instance `{ pounds: 1, soli: 10 }`. */
export const amount = z
  .record(z.string(), z.int().min(0))
  .refine((parts) => Object.keys(parts).length > 0, 'An amount names at least one coin of the book.')
