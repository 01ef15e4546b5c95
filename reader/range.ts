/** What reading needs of the book's table of contents: its chapters, and how many travel in one file. */
export type Range = { readonly first: number; readonly last: number; readonly bundle: number }

export function isChapter({ first, last }: Range, value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= first && value <= last
}
