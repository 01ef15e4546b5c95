import { expect, test } from 'vitest'
import { chapterKey, chapterNumber } from './chapter.ts'

test('a chapter stands under a key with its number, which gives the number back', () => {
  expect(chapterKey(7)).toBe('chapter_7')
  expect(['chapter_1', 'chapter_42', 'chapter_1430'].map(chapterNumber)).toEqual([1, 42, 1430])
})
