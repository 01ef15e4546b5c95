import { type CategoryLabels, categoryLabel } from '#story/book/categories.ts'

/** The label that covers a category word; the last label covers every word that no label lists (DATA-13). */
export function displayCategory(category: string, labels: CategoryLabels): string {
  const label = categoryLabel(category, labels)
  return labels.some((known) => known.label === label) ? label : (labels.at(-1)?.label ?? category)
}
