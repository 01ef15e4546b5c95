import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PARTS, unicodeRange } from './letters.ts'

test('no letter stands in both parts', () => {
  expect(PARTS.everyday.filter((letter) => PARTS.rest.includes(letter))).toEqual([])
})

test('a range names neighbours by the first and the last', () => {
  expect(unicodeRange([0x20, 0x21, 0x22, 0xa0, 0x2018, 0x2019])).toBe('U+20-22, U+A0, U+2018-2019')
})

test('the book is written with everyday letters alone', () => {
  const text = globSync('content/**/*.yaml')
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
  const others = new Set([...text].filter((letter) => letter > ' ' && !PARTS.everyday.includes(letter.codePointAt(0)!)))

  expect([...others]).toEqual([])
})
