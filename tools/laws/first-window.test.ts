import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from '#server/http/static-files.ts'
import { createDrawnPages, FIRST_WINDOW } from '#server/pages/drawn-pages.ts'
import { bookFolders } from '#server/story/book-folders.ts'
import { createStories } from '#server/story/stories.ts'
import { readFixture } from '#tools/prove/fixture.ts'
import { pageOf } from '#tools/vite/book-identity.ts'
import { routesOf } from '#web/route-table.ts'
import { builtDrawPage } from './built-pages.ts'

const FILES = {
  files: ['/assets/app-0123abcd.css', '/assets/fonts-0123abcd.css'],
  fonts: '/assets/fonts-0123abcd.css',
  styles: '/assets/page-items-0123abcd.css',
  opened: [],
}

test('[SHELL-13] every page is sent before the browser has answered, at 42 and at the last chapter', async () => {
  const { book, storiesOf, source } = readFixture()
  const frame = pageOf(readFileSync('web/index.html', 'utf8'), book).replace(
    '</head>',
    '<link rel="stylesheet" href="/assets/app-0123abcd.css"></head>',
  )
  const stories = createStories(listFiles(`${bookFolders('.').build}/story`))
  const { pageAt } = createDrawnPages(await builtDrawPage(), stories, frame)
  const pathways = storiesOf(source)(42).pathways

  for (const chapter of [42, book.chapters.last]) {
    for (const { path } of routesOf(book)) {
      const address = path.replace(':pathwayId', pathways[0]!.id)
      const page = await pageAt({ address, chapter, isOne: true, files: FILES })
      expect(page!.br.length, `${address} at ${chapter}`).toBeLessThanOrEqual(FIRST_WINDOW)
    }
  }
})
