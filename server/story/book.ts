import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { StartupError } from '#server/operations/startup-error.ts'

/** The public constants that the server itself needs; the rest is for the web. */
const book = z.object({
  product: z.string(),
  shortName: z.string(),
  chapters: z.object({ first: z.int(), last: z.int() }),
  contact: z.object({ email: z.string().exactOptional(), chat: z.string().exactOptional() }),
})

export type Book = z.infer<typeof book>

/**
 * Reads the book that the build wrote.
 *
 * @throws {StartupError} if there is no such file, or our build did not write it
 */
export function readBook(file: string): Book {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new StartupError(`${file} is missing; build the story first: npm run build`)
  }
  const result = book.safeParse(jsonOf(text))
  if (!result.success) throw new StartupError(`${file} is not a built book; build the story again: npm run build`)
  return result.data
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
