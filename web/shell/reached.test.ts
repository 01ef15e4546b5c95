import { expect, test } from 'vitest'
import { reachedIn, stepFrom } from './reached.ts'

const chapters = { first: 1, last: 60 } as const

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['1', 1],
  [' 60 ', 60],
  ['007', 7],
  ['0', 'wrong'],
  ['61', 'wrong'],
  ['-3', 'wrong'],
  ['4.5', 'wrong'],
  ['1e1', 'wrong'],
  ['twelve', 'wrong'],
  ['9999999999999999', 'wrong'],
])('[SHELL-7] %j is %j', (typed, reached) => {
  expect(reachedIn(typed, chapters)).toBe(reached)
})

test('[SHELL-7] arrows stop at the first and at the last chapter', () => {
  expect([stepFrom(1, -1, chapters), stepFrom(60, 1, chapters), stepFrom(7, 1, chapters)]).toEqual([1, 60, 8])
  expect([stepFrom('empty', 1, chapters), stepFrom('wrong', -1, chapters)]).toEqual([1, 60])
})
