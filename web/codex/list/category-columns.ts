/** From the most that wide screens have room for. */
const COLUMNS = [5, 4, 3] as const

/** In how many columns so many categories leave the fewest gaps in the last row. */
export function categoryColumns(categories: number): number {
  const gaps = (columns: number) => (columns - (categories % columns)) % columns
  return COLUMNS.toSorted((a, b) => gaps(a) - gaps(b))[0]!
}
