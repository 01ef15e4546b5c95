/** Starting with the most that fit on wide screens. */
const COLUMNS = [5, 4, 3] as const

/** The number of columns that leaves the fewest gaps in the last row. */
export function categoryColumns(categories: number): number {
  const gaps = (columns: number) => (columns - (categories % columns)) % columns
  return COLUMNS.toSorted((a, b) => gaps(a) - gaps(b))[0]!
}
