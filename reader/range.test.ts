import { expect, test } from 'vitest'
import { isChapter } from './range.ts'

const range = { first: 2, last: 12, bundle: 3 }

test.each([2, 3, 11, 12])('[DATA-12] %d is a chapter of a book from 2 to 12', (value) => {
  expect(isChapter(range, value)).toBe(true)
})

test.each([1, 0, -3, 13, 2.5, Number.NaN, Number.POSITIVE_INFINITY, '3', [3], null, undefined, true])(
  '[DATA-12] %j is none',
  (value) => {
    expect(isChapter(range, value)).toBe(false)
  },
)
