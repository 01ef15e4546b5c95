import { REAL } from '#e2e/support/books.ts'
import { builtBook } from '#e2e/support/built-book.ts'
import { expect, test } from '#e2e/support/test.ts'
import { readFixture } from '#tools/prove/fixture.ts'
import { type Walk, walksOf } from '#tools/prove/walks/actions.ts'
import { proveWalk } from '#tools/prove/walks/prove-walk.ts'
import { scriptedWalks } from '#tools/prove/walks/scripted.ts'
import { openWorldServer } from '#tools/prove/world-server.ts'
import { isShort } from '#tools/testing/short.ts'

/** A walk in two worlds takes some 10 seconds, and many times that on a busy machine. */
const TIMEOUT_MS = 300_000

/** The walk that `E2E_SEED` selects, a shorter one in `npm test`; `npm run prove -- --walks 300` runs many. */
const seed = Number(process.env.E2E_SEED)
const { chapters } = builtBook(REAL)
const [leap, , , , , , ownPosts] = scriptedWalks(chapters)
const [random] = walksOf(seed, 1, chapters, isShort ? 2 : undefined)

test.describe('[DATA-4] a reader who is back', { tag: '@desktop' }, () => {
  for (const [name, walk, when] of [
    ['own posts and those of others', ownPosts!, { tag: '@nightly' }],
    ['a random walk', random!, {}],
  ] as const) {
    test(`cannot tell what comes later, after ${name}`, when, async ({ browser }) => {
      test.setTimeout(TIMEOUT_MS)
      console.log(`• Walk ${walk.name} to chapter ${walk.end}`)
      const fixture = readFixture()
      const server = await openWorldServer(fixture.app)
      try {
        // `npm test` checks a page's memory in e2e/moving.test.ts only: here it would take as long as the walk.
        const { comparisons, found } = await proveWalk(fixture, browser, server, walk, { looksIntoMemory: !isShort })
        expect(found, JSON.stringify(walk)).toEqual([])
        expect(comparisons).toBeGreaterThan(20)
      } finally {
        await server.close()
      }
    })
  }

  test('is found out where the page keeps a word of what was seen further on', { tag: '@nightly' }, async ({
    browser,
  }) => {
    test.setTimeout(TIMEOUT_MS)
    const walk: Walk = {
      ...leap!,
      wayBack: 'turn',
      actions: [{ name: 'turn', chapter: leap!.end + 40, tab: 0, which: 0 }],
    }
    const fixture = readFixture()
    const server = await openWorldServer(fixture.app)
    try {
      const { found } = await proveWalk(fixture, browser, server, walk, {
        looksIntoMemory: true,
        plant: (context) => context.addInitScript(keepLongestHeading),
      })
      const what = found.map(({ what }) => what)
      expect(what).toContain('device: localStorage longest')
      expect(what).toContain('memory')
    } finally {
      await server.close()
    }
  })
})

/** Keeps what the story of the furthest chapter said in storage and in memory: a planted fault. Runs in the page. */
function keepLongestHeading() {
  const { fetch } = window
  window.fetch = async (...request) => {
    const response = await fetch(...request)
    if (!response.url.includes('/story/')) return response
    const text = await response.clone().text()
    if (text.length > 1000) {
      localStorage.setItem('longest', text.slice(0, 400) + (localStorage.getItem('longest') ?? ''))
      Object.assign(window, { kept: text + (Reflect.get(window, 'kept') ?? '') })
    }
    return response
  }
}
