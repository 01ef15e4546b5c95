import { describe, expect, test } from 'vitest'
import { foldTold } from './told-folds.ts'

/** The given number of chapters, each telling one fact. */
const chapters = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    chapter: index + 1,
    date: undefined,
    facts: [{ text: 'She sings.', takenBack: undefined, takesBack: false }],
  }))
const foldsOf = (count: number) => foldTold(chapters(count)).folds.map(({ from, to, count }) => [from, to, count])

describe('what many chapters told, a fact each', () => {
  test('is all seen up to the eighth fact, and folded from the ninth on', () => {
    expect(foldTold(chapters(8))).toEqual({ folds: [], seen: chapters(8) })
    expect(foldTold(chapters(9)).seen.map(({ chapter }) => chapter)).toEqual([4, 5, 6, 7, 8, 9])
    expect(foldsOf(9)).toEqual([[1, 3, 3]])
  })

  test('lies in one fold up to sixteen folded facts, and in spans of ten chapters from the seventeenth on', () => {
    expect(foldsOf(20)).toEqual([[1, 14, 14]])
    expect(foldsOf(22)).toEqual([[1, 16, 16]])
    expect(foldsOf(23)).toEqual([
      [1, 10, 10],
      [11, 17, 7],
    ])
  })
})
