import { expect, test } from 'vitest'
import { problemsOf } from '#tools/testing/check.ts'
import { noLaterChapterIsNamed } from './no-later-chapter-is-named.ts'

const note = (content: string, id = 'note') => ({ 4: { notes: { [id]: { category: 'other', content } } } })

test('the chapter itself and earlier ones pass, in texts and ids', () => {
  expect(problemsOf(noLaterChapterIsNamed, note('As in chapter 3 of volume 1.', 'wage-ch4'))).toEqual([])
})

test.each([
  ['a number', note('See chapter 7.')],
  ['a short form', note('See ch. 7.')],
  ['a word', note('As chapter seven tells.')],
  ['a volume', note('All is said in Volume 2.')],
  ['an id', note('A wage paid in silver.', 'wage-ch7')],
])('a later chapter is found as %s', (_, chapters) => {
  expect(problemsOf(noLaterChapterIsNamed, chapters)).toHaveLength(1)
})
