/** How many chapters are labelled on a rail between two others. */
const TICKS = 7

/** The chapters to label on a rail from one chapter to a later one: the first after `since`, the last, and even steps between them. */
export function ticksBetween(since: number, chapter: number): number[] {
  const [first, last] = [since + 1, chapter - 1]
  const count = Math.min(TICKS, last - first + 1)
  if (count < 2) return count === 1 ? [first] : []
  return Array.from({ length: count }, (_, index) => Math.round(first + (index * (last - first)) / (count - 1)))
}
