import { REAL } from '#e2e/support/books.ts'
import { builtBook } from '#e2e/support/built-book.ts'
import { sampleOf } from '#e2e/support/sample.ts'
import { expect, test } from '#e2e/support/test.ts'
import type { BookSource } from '#tools/prepare/built-book.ts'
import { readFixture } from '#tools/prove/fixture.ts'
import { proveChapter } from '#tools/prove/prove.ts'
import { openWorldServer } from '#tools/prove/world-server.ts'
import { isShort } from '#tools/testing/short.ts'

/** Two visits to the whole app take some 10 seconds, and many times that on a busy machine. */
const TIMEOUT_MS = 300_000

const { first, last } = builtBook(REAL).chapters
/** Early enough for a short visit, late enough for most kinds to have entries. */
const EARLY = Math.ceil(last / 5)
const LEAKY = EARLY + 1

test.describe('[DATA-4] whatever comes later', { tag: '@desktop' }, () => {
  for (const { chapter, world } of [
    { chapter: first, world: 'multiplied' },
    { chapter: EARLY, world: 'renamed' },
    { chapter: last - 1, world: 'deleted' },
  ]) {
    const when = chapter === EARLY ? {} : { tag: '@nightly' }
    test(`chapter ${chapter} is the same to the last byte, on every route`, when, async ({ browser }) => {
      test.setTimeout(TIMEOUT_MS)
      const fixture = readFixture([world])
      const places = sampleOf(fixture.placesAt(chapter), isShort ? 4 : 3)
      const server = await openWorldServer(fixture.app)
      try {
        const proof = { ...fixture, placesAt: () => places }
        const { comparisons, found } = await proveChapter(proof, browser, server, chapter)
        expect(found).toEqual([])
        expect(comparisons).toBeGreaterThan(places.length * 4)
      } finally {
        await server.close()
      }
    })
  }

  test('is found where a chapter gives it away, in the traffic, on the screen and on the device', {
    tag: '@nightly',
  }, async ({ browser }) => {
    test.setTimeout(TIMEOUT_MS)
    const fixture = readFixture(['renamed'])
    const server = await openWorldServer(fixture.app)
    const places = fixture.placesAt(LEAKY).filter(({ address }) => address === '/about')
    try {
      const { found } = await proveChapter(
        { ...fixture, placesAt: () => places, build: (source) => fixture.build(withLeak(source)) },
        browser,
        server,
        LEAKY,
      )
      const what = found.map(({ what }) => what)
      expect(what).toContain(`answer GET /story/index/${LEAKY}.json`)
      expect(what).toContain('/about: page')
      expect(what).toContain('/about: accessibility tree')
      expect(what).toContain('device: indexedDB story chapters')
      expect(what).not.toContain('/about: title')
    } finally {
      await server.close()
    }
  })
})

/** The book with a heading that names what the next chapter tells. */
function withLeak({ book, chapters }: BookSource): BookSource {
  const next = chapters.find(({ number }) => number === LEAKY + 1)?.chapter.title ?? 'what comes'
  return {
    book,
    chapters: chapters.map(({ number, chapter }) => ({
      number,
      chapter: number === LEAKY ? { ...chapter, title: `${chapter.title ?? ''}, before ${next}` } : chapter,
    })),
  }
}
