import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { StartupError } from '#server/operations/startup-error.ts'
import { readBook } from './book.ts'

const folder = mkdtempSync(join(tmpdir(), 'book-'))
const file = join(folder, 'book.json')
afterAll(() => rmSync(folder, { recursive: true }))

const built = {
  product: 'The Lamp Companion',
  shortName: 'Lamp',
  chapters: { first: 3, last: 40 },
  contact: { email: 'lamp@example.com', chat: 'lamp#7' },
}

test('the book is what the build wrote of it, less what the web alone needs', () => {
  writeFileSync(file, JSON.stringify({ ...built, colours: ['amber'] }))
  expect(readBook(file)).toEqual(built)
})

test('a book may name nobody to write to', () => {
  writeFileSync(file, JSON.stringify({ ...built, contact: {} }))
  expect(readBook(file)).toEqual({ ...built, contact: {} })
})

test('a missing book asks for the build, by the name of the file', () => {
  const missing = join(folder, 'none.json')
  const message = `${missing} is missing; build the story first: npm run build`
  expect(() => readBook(missing)).toThrow(new StartupError(message))
})

test.each([
  ['half of a file', '{"product":"The Lamp Comp'],
  ['nothing', ''],
  ['no book', '[]'],
  ['a book without a name', JSON.stringify({ ...built, product: undefined })],
  ['a book without chapters', JSON.stringify({ ...built, chapters: {} })],
  ['a book whose last chapter is half of one', JSON.stringify({ ...built, chapters: { first: 1, last: 2.5 } })],
  ['a book whose chapters are words', JSON.stringify({ ...built, chapters: { first: '1', last: '9' } })],
  ['a book whose address is none', JSON.stringify({ ...built, contact: { email: 7 } })],
])('a file with %s is refused before anybody reads', (_, text) => {
  writeFileSync(file, text)
  const message = `${file} is not a built book; build the story again: npm run build`
  expect(() => readBook(file)).toThrow(new StartupError(message))
})
