import type { PublicBook } from './book.ts'

/** The book's labels in their fixed order, each with the content words it covers. */
export type CategoryLabels = PublicBook['itemCategories']

/** The label that covers a category word, ignoring case; a word that no label covers is its own label. */
export function categoryLabel(category: string, labels: CategoryLabels): string {
  const word = category.toLowerCase()
  const known = labels.find(({ label, words }) => label.toLowerCase() === word || words.includes(word))
  return known?.label ?? category
}
