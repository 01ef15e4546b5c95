/** The book's first and last chapter, and how many chapters one file holds. */
export type Range = { readonly first: number; readonly last: number; readonly bundle: number }

export function isChapter({ first, last }: Range, value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= first && value <= last
}
