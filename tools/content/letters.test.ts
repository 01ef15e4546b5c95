import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { stringify } from 'yaml'
import { smallBook } from '#tools/testing/small-book.ts'
import { strayLetters } from './letters.ts'
import { readContent } from './read-content.ts'

const messages = (value: unknown, declared = '') =>
  Array.from(strayLetters(value, declared), ({ path, message }) => `${path.join('.')}: ${message}`)

test.each([
  ['a zero-width space', 'Wel\u200bch', 'U+200B'],
  ['a zero-width joiner', 'Wel\u200dch', 'U+200D'],
  ['a mark of direction', '\u202eWelch', 'U+202E'],
  ['a soft hyphen', 'Wel\u00adch', 'U+00AD'],
  ['a byte order mark', '\ufeffWelch', 'U+FEFF'],
  ['a space that does not break', 'Mr.\u00a0Welch', 'U+00A0'],
  ['a tab', 'Mr.\tWelch', 'U+0009'],
])('[DATA-4] %s is refused, whatever the book declares', (_, text, point) => {
  expect(messages({ name: text }, text)).toEqual([`name: ${point} is an invisible character.`])
})

test('letters of other scripts are refused until the book declares them', () => {
  expect(messages(['Ж'])).toEqual(['0: "Ж" (U+0416) is not a letter of this book.'])
  expect(messages(['Ж'], 'Ж')).toEqual([])
})

test('a word in which a letter of another script looks like a Latin one is refused even then', () => {
  expect(messages(['D\u0443nn'], '\u0443')).toEqual(['0: "D\u0443nn" mixes the letters of two scripts.'])
})

test('a micro sign, which belongs to no script, is no part of a Latin word', () => {
  expect(messages(['5 \u00b5m'])).toEqual(['0: "\u00b5m" mixes the letters of two scripts.'])
  expect(messages(['5 \u00b5'])).toEqual([])
})

test('accents, marks of print and coins are letters of any book', () => {
  expect(messages({ name: 'Dantès, fiancé – “£3”, ½ a soli…' })).toEqual([])
})

test('keys are looked at as texts are', () => {
  expect(messages({ 'an\u200bna': { name: 'Anna' } })).toHaveLength(1)
})

test('a file with such a letter is a problem at its line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  mkdirSync(join(folder, 'chapters'))
  writeFileSync(join(folder, 'book.yaml'), stringify(smallBook))
  writeFileSync(join(folder, 'chapters/001.yaml'), 'date: today\ntitle: "We\u200bll"\n')
  const { problems } = readContent(folder)
  rmSync(folder, { recursive: true })

  expect(problems.map(({ line, rule, message }) => [line, rule, message])).toEqual([
    [2, 'letters', 'title: U+200B is an invisible character.'],
  ])
})
