import type { PublicBook } from './book.ts'

/** Labels of the book in their fixed order, each with the words of the content that it takes in. */
export type CategoryLabels = PublicBook['itemCategories']

/** The label that takes in a category word, whatever its capitals; a word that none knows is its own label. */
export function categoryLabel(category: string, labels: CategoryLabels): string {
  const word = category.toLowerCase()
  const known = labels.find(({ label, words }) => label.toLowerCase() === word || words.includes(word))
  return known?.label ?? category
}
