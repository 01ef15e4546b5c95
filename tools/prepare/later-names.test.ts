import { expect, test } from 'vitest'
import { contentOf } from '#tools/testing/content-of.ts'
import { builtBook } from './built-book.ts'
import { gameIcons } from './glyphs.ts'

test('[DATA-6] no name that the book keeps from its chapters is in anything that readers are given', () => {
  const { book, chapters } = contentOf('content')
  if (!book) throw new Error('book.yaml cannot be read')
  expect(book.check.laterNames.length).toBeGreaterThan(0)

  const { constants, files } = builtBook({ book, chapters }, gameIcons())
  const given = [...Object.values(constants), ...files.map(({ path, content }) => path + content)]
    .join('\n')
    .toLowerCase()
  for (const name of book.check.laterNames) expect(given.includes(name.toLowerCase()), name).toBe(false)
  expect(given).not.toContain('laternames')
})
