import type { ToldChapter } from './entry-memory.ts'

/** Chapters that are folded away, by the first and the last of them and the number of their facts. */
export type ToldFold = { from: number; to: number; count: number; chapters: ToldChapter[] }

/** Up to so many facts are all seen; of more, the last ones, in whole chapters. */
const ALL_SEEN = 8
const LAST_SEEN = 6

/** As many folded facts as one fold takes; more are folded in spans of so many chapters. */
const ONE_FOLD = 16
const SPAN = 10

/** What was told, with the earlier chapters folded where it is long: the newest is always seen. */
export function foldTold(told: readonly ToldChapter[]): { folds: ToldFold[]; seen: ToldChapter[] } {
  if (factsIn(told) <= ALL_SEEN) return { folds: [], seen: [...told] }

  let from = told.length
  while (factsIn(told.slice(from)) < LAST_SEEN) from--
  const [earlier, seen] = [told.slice(0, from), told.slice(from)]
  const spans =
    factsIn(earlier) <= ONE_FOLD
      ? [earlier]
      : Map.groupBy(earlier, ({ chapter }) => Math.floor((chapter - 1) / SPAN)).values()
  return { folds: Array.from(spans).flatMap(foldOf), seen }
}

/** Up to so many facts all are seen where both ends count; of more, so many of the first and of the last, in whole chapters. */
const BOTH_SEEN = 6
const FIRST_SEEN = 2
const END_SEEN = 3

/** What was told, with the middle folded where it is long: where it begins and where it ends is always seen. */
export function foldMiddle(told: readonly ToldChapter[]): (ToldChapter | ToldFold)[] {
  if (factsIn(told) <= BOTH_SEEN) return [...told]

  let to = 0
  while (factsIn(told.slice(0, to)) < FIRST_SEEN) to++
  let from = told.length
  while (from > to && factsIn(told.slice(from)) < END_SEEN) from--
  return [...told.slice(0, to), ...foldOf(told.slice(to, from)), ...told.slice(from)]
}

function foldOf(chapters: ToldChapter[]): ToldFold[] {
  const [first, last] = [chapters[0], chapters.at(-1)]
  return first && last ? [{ from: first.chapter, to: last.chapter, count: factsIn(chapters), chapters }] : []
}

function factsIn(told: readonly ToldChapter[]): number {
  return told.reduce((sum, { facts }) => sum + facts.length, 0)
}
