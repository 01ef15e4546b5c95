import { book } from '#web/reader/book.ts'

/** The book's words for its pathways, and how many there are. These screens exist only where a book has them. */
export const words = book.sections.pathways!
export const totals = book.pathways!
