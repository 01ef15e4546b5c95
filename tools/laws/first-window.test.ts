import { readFileSync } from 'node:fs'
import { createBrotliDecompress } from 'node:zlib'
import { expect, test } from 'vitest'
import { listFiles } from '#server/http/static-files.ts'
import { FIRST_WINDOW, plainOf } from '#server/pages/compressed-page.ts'
import { createDrawnPages } from '#server/pages/drawn-pages.ts'
import { bookFolders } from '#server/story/book-folders.ts'
import { createStories } from '#server/story/stories.ts'
import { readFixture } from '#tools/prove/fixture.ts'
import { contentOf } from '#tools/testing/content-of.ts'
import { sampleOf } from '#tools/testing/sample.ts'
import { pageOf } from '#tools/vite/book-identity.ts'
import { routesOf } from '#web/route-table.ts'
import { builtDrawPage } from './built-pages.ts'

const FILES = {
  files: ['/assets/app-0123abcd.css', '/assets/fonts-0123abcd.css'],
  fonts: '/assets/fonts-0123abcd.css',
  styles: '/assets/page-items-0123abcd.css',
  opened: [],
  openStyles: '/assets/open.css',
  textFont: '/assets/text.woff2',
}

/** In bytes of a page as sent: the frame and some fifty cards of a list, of which a screen shows a dozen. */
const SEEN_AT_FIRST = 40_000

/** How much more than the first window the longest page may be: news of a chapter in which thirty people lose somebody. */
const LONGEST = 1.2

/** What a browser can decode of a page from this part of its bytes. */
function shownBy(part: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const reading = createBrotliDecompress()
    reading.on('data', (chunk: Buffer) => chunks.push(chunk))
    reading.on('error', reject)
    reading.write(part, () => resolve(Buffer.concat(chunks)))
  })
}

test('[SHELL-13] what is seen of a page at first is sent before the browser has answered, early and at the end', async () => {
  const { book, storiesOf, source } = readFixture([], contentOf())
  const frame = pageOf(readFileSync('web/index.html', 'utf8'), book).replace(
    '</head>',
    '<link rel="stylesheet" href="/assets/app-0123abcd.css"></head>',
  )
  const stories = createStories(listFiles(`${bookFolders('.').build}/story`))
  const { pageAt } = createDrawnPages(await builtDrawPage(), stories, frame)
  const pathways = storiesOf(source)(42).pathways

  for (const chapter of sampleOf([42, book.chapters.last], 1)) {
    for (const { path } of routesOf(book)) {
      const address = path.replace(':pathwayId', pathways[0]!.id)
      const page = await pageAt({ address, chapter, isOne: true, files: FILES })
      expect((await shownBy(page!.subarray(0, FIRST_WINDOW))).length, `${address} at ${chapter}`).toBeGreaterThan(
        Math.min((await plainOf(page!)).length, SEEN_AT_FIRST) - 1,
      )
      expect(page!.length, `${address} at ${chapter}`).toBeLessThanOrEqual(LONGEST * FIRST_WINDOW)
    }
  }
})
