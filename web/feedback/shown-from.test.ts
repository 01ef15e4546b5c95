import { expect, test } from 'vitest'
import { atLeast, chapterIn } from './shown-from.ts'

test.each([
  ['', 42, '42'],
  ['', 1, ''],
  ['1', 1, '1'],
  ['57', 1, '57'],
  ['41', 42, '42'],
  ['42', 42, '42'],
  ['100', 42, '100'],
  ['9', 42, '42'],
  ['x', 42, '42'],
])('[FEED-7] what was typed as %j is at least %i: %j', (typed, least, shown) => {
  expect(atLeast(typed, least)).toBe(shown)
})

test.each([
  ['42', 42],
  ['100', 100],
  ['214', 214],
  ['41', undefined],
  ['215', undefined],
  ['', undefined],
  ['42.5', undefined],
  ['-42', undefined],
  ['1e2', undefined],
  [' 57', undefined],
])('[FEED-7] %j names the chapter %j from 42 on', (typed, chapter) => {
  expect(chapterIn(typed, 42)).toBe(chapter)
})
