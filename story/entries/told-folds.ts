import type { ToldChapter } from './entry-memory.ts'

/** Folded chapters: the first, the last, and the number of their facts. */
export type ToldFold = { from: number; to: number; count: number; chapters: ToldChapter[] }

/** Up to `ALL_SEEN` facts are all shown; if there are more, only the last `LAST_SEEN`, in whole chapters. */
const ALL_SEEN = 8
const LAST_SEEN = 6

/** Up to `ONE_FOLD` folded facts form one fold; more are split into folds of `SPAN` chapters. */
const ONE_FOLD = 16
const SPAN = 10

/** Folds the earlier chapters of a long list; the newest are always shown. */
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

/** For `foldMiddle`: up to `BOTH_SEEN` facts are all shown; if there are more, the first and last few, in whole chapters. */
const BOTH_SEEN = 6
const FIRST_SEEN = 2
const END_SEEN = 3

/** Folds the middle of a long list; its beginning and end are always shown. */
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
