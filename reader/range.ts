/** The book's first and last chapter, and how many chapters travel in one file. */
export type Range = { readonly first: number; readonly last: number; readonly bundle: number }

export function isChapter({ first, last }: Range, value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= first && value <= last
}
