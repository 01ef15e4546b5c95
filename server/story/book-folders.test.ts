import { describe, expect, test } from 'vitest'
import { bookFolders } from './book-folders.ts'

const ROOT = '/srv/codex'

describe('the folders of a book', () => {
  test.each([undefined, 'content', './content/', '/srv/codex/content', 'elsewhere/../content'])(
    'are the usual ones for %s',
    (book) => {
      expect(bookFolders(ROOT, book)).toEqual({ build: 'build', app: 'dist', data: 'data' })
    },
  )

  test.each([
    ['content-examples/monte-cristo', 'content-examples-monte-cristo'],
    ['./content-examples/monte-cristo/', 'content-examples-monte-cristo'],
    ['../Books/Émile No. 2', 'Books-mile-No-2'],
    ['../Books/Who goes there?', 'Books-Who-goes-there'],
    ['../content', 'content'],
  ])('are its own for %s', (book, name) => {
    expect(bookFolders(ROOT, book)).toEqual({
      build: `.books/${name}/build`,
      app: `.books/${name}/dist`,
      data: `data/${name}`,
    })
  })
})
