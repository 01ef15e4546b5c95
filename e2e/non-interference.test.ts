import type { BookSource } from '#tools/prepare/built-book.ts'
import { readGround } from '#tools/prove/ground.ts'
import { proveChapter } from '#tools/prove/prove.ts'
import { openWorldServer } from '#tools/prove/world-server.ts'
import { expect, test } from './support/test.ts'

/** Two visits of the whole app take some 10 seconds, and many times that on a busy machine. */
const TIMEOUT_MS = 300_000

test.describe('[DATA-4] whatever comes later', { tag: '@desktop' }, () => {
  for (const { chapter, world } of [
    { chapter: 1, world: 'multiplied' },
    { chapter: 42, world: 'renamed' },
    { chapter: 213, world: 'deleted' },
  ]) {
    test(`chapter ${chapter} is the same to the last byte, on every route`, async ({ browser }) => {
      test.setTimeout(TIMEOUT_MS)
      const ground = readGround([world])
      const server = await openWorldServer(ground.app)
      try {
        const { comparisons, found } = await proveChapter(ground, browser, server, chapter)
        expect(found).toEqual([])
        expect(comparisons).toBeGreaterThan(ground.placesAt(chapter).length)
      } finally {
        await server.close()
      }
    })
  }

  test('is found where a chapter gives it away, in the traffic, on the screen and on the device', async ({
    browser,
  }) => {
    test.setTimeout(TIMEOUT_MS)
    const ground = readGround(['renamed'])
    const server = await openWorldServer(ground.app)
    const places = ground.placesAt(43).filter(({ address }) => address === '/about')
    try {
      const { found } = await proveChapter(
        { ...ground, placesAt: () => places, build: (source) => ground.build(withLeak(source)) },
        browser,
        server,
        43,
      )
      const what = found.map(({ what }) => what)
      expect(what).toContain('answer GET /story/index/43.json')
      expect(what).toContain('/about: page')
      expect(what).toContain('/about: accessibility tree')
      expect(what).toContain('device: cache story /story/index/43.json')
      expect(what).not.toContain('/about: title')
    } finally {
      await server.close()
    }
  })
})

/** The book with a heading that names what the next chapter tells. */
function withLeak({ book, chapters }: BookSource): BookSource {
  const next = chapters.find(({ number }) => number === 44)?.chapter.title ?? ''
  return {
    book,
    chapters: chapters.map(({ number, chapter }) => ({
      number,
      chapter: number === 43 ? { ...chapter, title: `${chapter.title}, before ${next}` } : chapter,
    })),
  }
}
