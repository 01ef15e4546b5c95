import { book } from '#web/reader/book.ts'

/** The book's words for its pathways, and their number. These screens exist only if the book has pathways. */
export const words = book.sections.pathways!
export const totals = book.pathways!
