import { expect, test } from 'vitest'
import { TIE_LINES, TIES } from './ties.ts'

const words = Object.entries(TIES)

test.each(words)('what is %s from the other side leads back, drawn by the same line', (word, { inverse, line }) => {
  const other = TIES[inverse]
  expect(other.inverse).toBe(word)
  expect(other.line).toBe(line)
})

test('no two ties are said in the same words, and each line draws some', () => {
  expect(new Set(words.map(([, { says }]) => says)).size).toBe(words.length)
  expect(new Set(words.map(([, { line }]) => line))).toEqual(new Set(TIE_LINES))
})
