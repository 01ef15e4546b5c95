import { REAL } from '#e2e/support/books.ts'
import { builtBook, lookupOf, storyTexts } from '#e2e/support/built-book.ts'
import type { ChapterLookup } from '#story/engine/chapter.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { catchUp } from '#story/reading/catch-up.ts'
import { atMost, type Figure } from './figure.ts'
import { median } from './quantiles.ts'

const ROUNDS = 40

/** The engine's budgets (ARCHITECTURE.md), as ratios of costs measured alternately, round by round. */
export function benchEngine(): Figure[] {
  const texts = storyTexts(REAL)
  const chapters = lookupOf(texts)
  const last = Object.keys(chapters).length

  const parse: number[] = []
  const open: number[] = []
  const fold: number[] = []
  const step: number[] = []
  for (let round = 0; round < ROUNDS * 2; round++) {
    const warm = round >= ROUNDS
    const keep = (times: number[], work: () => unknown, share = 1) => {
      const start = performance.now()
      work()
      if (warm) times.push((performance.now() - start) / share)
    }
    keep(parse, () => lookupOf(texts))
    keep(open, () => createTimeline(lookupOf(texts))(last))
    keep(fold, () => createTimeline(chapters)(last))
    keep(step, stepping(chapters, last), last * 2)
  }

  return [
    atMost('story bytes to the last story, against JSON.parse of them (×)', median(open) / median(parse), 2),
    atMost('one chapter forward or back, against folding from chapter 1 (×)', median(step) / median(fold), 1 / 50),
    atMost('catching up since chapter 1, against folding from there (×)', catchingUp(chapters, last), 8),
  ]
}

/** Steps through a book to its last chapter and back. */
function stepping(chapters: ChapterLookup, last: number): () => void {
  const storyAt = createTimeline(chapters)
  return () => {
    for (let number = 1; number <= last; number++) storyAt(number)
    for (let number = last; number > 0; number--) storyAt(number - 1)
  }
}

/** The cost of everything told since chapter 1, against folding the book: both measured alternately in one loop. */
function catchingUp(chapters: ChapterLookup, last: number): number {
  const book = builtBook(REAL)
  const ratios = Array.from({ length: ROUNDS }, () => {
    const start = performance.now()
    const story = createTimeline(chapters)(last)
    const folded = performance.now()
    catchUp(story, 1, book)
    return (performance.now() - folded) / (folded - start)
  })
  return median(ratios)
}
