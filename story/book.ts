import type { Book } from './schema/book.ts'

/**
 * What the browser may know of `content/book.yaml`: public constants that say nothing of the story. All that the book
 * dates to a chapter (salary, progress windows, gates, names of pathways) is left out and travels in the story files.
 */
export type PublicBook = Pick<
  Book,
  | 'title'
  | 'author'
  | 'product'
  | 'chapters'
  | 'volumes'
  | 'labels'
  | 'protagonist'
  | 'journals'
  | 'currency'
  | 'itemCategories'
  | 'inventoryCategories'
  | 'expenseCategories'
  | 'paymentWords'
  | 'contact'
  | 'achievements'
> & {
  /** Totals of the progress bars; absent in a book without pathways. */
  pathways?: { total: number; sequences: number; rungs: number }
}
