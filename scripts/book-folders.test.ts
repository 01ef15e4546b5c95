import { describe, expect, test } from 'vitest'
import { bookFolders as ofServer } from '#server/story/book-folders.ts'
import { bookFolders } from './book-folders.mjs'

const ROOT = '/srv/codex'

describe('the folders of a book', () => {
  test.each(['content', './content/', '/srv/codex/content'])('are the usual ones for %s', (book) => {
    expect(ofServer(ROOT, book)).toEqual({ build: 'build', app: 'dist', data: 'data' })
  })

  test.each([
    ['content-examples/monte-cristo', 'content-examples-monte-cristo'],
    ['./content-examples/monte-cristo/', 'content-examples-monte-cristo'],
    ['../Books/Émile No. 2', 'Books-mile-No-2'],
  ])('are its own for %s', (book, name) => {
    expect(ofServer(ROOT, book)).toEqual({
      build: `.books/${name}/build`,
      app: `.books/${name}/dist`,
      data: `data/${name}`,
    })
  })

  test.each(['content', 'content-examples/monte-cristo', '../elsewhere'])(
    'are the same for the builder and for the server: %s',
    (book) => {
      const { build, app } = ofServer(ROOT, book)
      expect(bookFolders(ROOT, book)).toMatchObject({ build, app })
    },
  )
})
