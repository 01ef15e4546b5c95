import { lookupOf, storyTexts } from '#e2e/support/built-book.ts'
import type { ChapterLookup } from '#story/engine/chapter.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { atMost, type Figure } from './figure.ts'
import { multiplied } from './multiplied.ts'
import { median } from './quantiles.ts'

const ROUNDS = 40
const TIMES = 10

/** The engine's three budgets (ARCHITECTURE.md), as ratios of costs that are measured in turn, round by round. */
export function benchEngine(): Figure[] {
  const texts = storyTexts()
  const chapters = lookupOf(texts)
  const last = Object.keys(chapters).length
  const tenfold = multiplied(chapters, TIMES)

  const parse: number[] = []
  const open: number[] = []
  const fold: number[] = []
  const step: number[] = []
  const lateStep: number[] = []
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
    keep(step, stepping(chapters, 1, last), last * 2)
    keep(lateStep, stepping(tenfold, last * (TIMES - 1) + 1, last), last * 2)
  }

  return [
    atMost('story bytes to the last story, against JSON.parse of them (×)', median(open) / median(parse), 2),
    atMost('one chapter forward or back, against folding from chapter 1 (×)', median(step) / median(fold), 1 / 50),
    atMost('the same in a book ten times as long, against today (×)', median(lateStep) / median(step), 1.5),
  ]
}

/** Opens a book before a chapter, and gives the work of stepping through `count` chapters from there, and back again. */
function stepping(chapters: ChapterLookup, from: number, count: number): () => void {
  const storyAt = createTimeline(chapters)
  storyAt(from - 1)
  // A long book leaves much behind while it is opened, and collecting that is not the cost of a step.
  globalThis.gc?.()
  return () => {
    for (let number = from; number < from + count; number++) storyAt(number)
    for (let number = from + count - 1; number >= from; number--) storyAt(number - 1)
  }
}
