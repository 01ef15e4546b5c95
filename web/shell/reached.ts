import type { PublicBook } from '#api/book.ts'

/** The typed chapter: its number, `empty`, or `wrong` for anything that is not a chapter of the book. */
export type Reached = number | 'empty' | 'wrong'

type Chapters = Pick<PublicBook['chapters'], 'first' | 'last'>

export function reachedIn(typed: string, { first, last }: Chapters): Reached {
  const text = typed.trim()
  if (text === '') return 'empty'
  const chapter = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN
  return chapter >= first && chapter <= last ? chapter : 'wrong'
}

/** The message for an invalid chapter. */
export const wrongChapter = ({ first, last }: Chapters) => `Type a chapter from ${first} to ${last}.`

/** The chapter after an arrow key; it stops at the first and last. */
export function stepFrom(reached: Reached, by: number, { first, last }: Chapters): number {
  if (typeof reached !== 'number') return by > 0 ? first : last
  return Math.min(last, Math.max(first, reached + by))
}
