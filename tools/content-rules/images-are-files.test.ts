import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { checkContent } from '#tools/content/check-content.ts'
import { readContent } from '#tools/content/read-content.ts'
import { anna } from '#tools/testing/check.ts'
import { smallBook } from '#tools/testing/small-book.ts'
import { imagesAreFiles } from './images-are-files.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'book-'))
  for (const below of ['chapters', 'public/pictures']) mkdirSync(join(folder, below), { recursive: true })
  writeFileSync(join(folder, 'book.yaml'), stringify(smallBook))
})
afterEach(() => rmSync(folder, { recursive: true }))

// The first 16 digits of the SHA-256 of "test".
const NAME = '9f86d081884c7d65.webp'

function problemsOf(image: string) {
  writeFileSync(join(folder, 'chapters/001.yaml'), stringify({ characters: { anna: { ...anna, image } } }))
  return checkContent(readContent(folder), [imagesAreFiles])
}

test('[CODEX-5] a picture that is there and named by its content passes', () => {
  writeFileSync(join(folder, 'public/pictures', NAME), 'test')

  expect(problemsOf(`/pictures/${NAME}`)).toEqual([])
})

test.each([
  ['elsewhere', '/art/anna.webp', 'is not the address of a picture'],
  ['at another site', 'https://example.org/anna.webp', 'is not the address of a picture'],
  ['out of its folder', '/pictures/../../book.yaml', 'is not the address of a picture'],
  ['that nobody has put there', `/pictures/${NAME}`, 'does not exist'],
])('[CODEX-5] a picture %s is found', (_, image, message) => {
  expect(problemsOf(image)).toMatchObject([{ line: 7, message: expect.stringContaining(message) }])
})

test('[DATA-6] a picture whose address can be guessed is found, and told the one that cannot', () => {
  writeFileSync(join(folder, 'public/pictures/anna.webp'), 'test')

  expect(problemsOf('/pictures/anna.webp')).toMatchObject([{ tip: `Name it /pictures/${NAME}.` }])
})
