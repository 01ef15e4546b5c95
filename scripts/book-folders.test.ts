import { expect, test } from 'vitest'
import { bookFolders as ofServer } from '#server/story/book-folders.ts'
import { bookFolders } from './book-folders.mjs'

const ROOT = '/srv/codex'

test.each(['content', 'content-examples/monte-cristo', '../elsewhere', '../content', '/srv/Émile?'])(
  'the folders of a book are the same for the builder and for the server: %s',
  (book) => {
    const { build, app } = ofServer(ROOT, book)
    expect(bookFolders(ROOT, book)).toMatchObject({ build, app })
  },
)
