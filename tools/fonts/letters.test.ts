import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { PARTS, unicodeRange } from './letters.ts'

test('no letter stands in both parts', () => {
  expect(PARTS.everyday.filter((letter) => PARTS.rest.includes(letter))).toEqual([])
})

test('a range names neighbours by the first and the last', () => {
  expect(unicodeRange([0x20, 0x21, 0x22, 0xa0, 0x2018, 0x2019])).toBe('U+20-22, U+A0, U+2018-2019')
})

test('the book is written with everyday letters alone', () => {
  const texts = globSync('content/**/*.yaml').flatMap((file) => textsIn(parse(readFileSync(file, 'utf8'))))
  const others = new Set([...texts.join('')].filter((letter) => letter > ' ' && !isIn('everyday')(letter)))

  expect(texts.length).toBeGreaterThan(1000)
  expect([...others]).toEqual([])
})

test('the controls are written with everyday letters alone, in markup as in styles', () => {
  const files = globSync('web/**/*.{tsx,css}').filter((file) => !/\.test\.|web.admin/.test(file))
  const letters = [...new Set(files.map((file) => readFileSync(file, 'utf8')).join(''))].filter(
    (letter) => letter > '~',
  )

  expect(letters.filter(isIn('everyday'))).toEqual(expect.arrayContaining(['→', '›', '’']))
  expect(letters.filter(isIn('rest'))).toEqual([])
})

const isIn = (part: keyof typeof PARTS) => (letter: string) => PARTS[part].includes(letter.codePointAt(0)!)

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}
