import type { Book } from '#server/story/book.ts'

/** A book of the length that the specification fixes. */
export const testBook: Book = {
  product: 'Test Codex',
  shortName: 'Test',
  chapters: { first: 1, last: 214 },
  contact: { email: 'book@example.com', chat: 'book#1' },
}
