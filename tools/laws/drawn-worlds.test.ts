import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ADDRESSES } from '#api/addresses.ts'
import type { DrawPage } from '#api/drawn-page.ts'
import { CHAPTER_COOKIE } from '#api/drawn-page.ts'
import type { Session } from '#api/sign-in.ts'
import { listFiles } from '#server/http/static-files.ts'
import { type Browser, createBrowser } from '#server/testing/browser.ts'
import { openApp } from '#server/testing/open-app.ts'
import { PAGE_FILES } from '#server/testing/page-files.ts'
import { DAY_SEED } from '#server/testing/rounds.ts'
import type { BuiltBook } from '#tools/prepare/built-book.ts'
import { type Fixture, readFixture } from '#tools/prove/fixture.ts'
import { createWorldFiles } from '#tools/prove/world-files.ts'
import { contentOf } from '#tools/testing/content-of.ts'
import { isNightly } from '#tools/testing/nightly.ts'
import { sampleOf } from '#tools/testing/sample.ts'
import { routesOf } from '#web/route-table.ts'
import { builtDrawPage } from './built-pages.ts'

/** The first chapter, a middle one at a gate's end, and a late one, each with the worlds to visit. */
const VISITS = isNightly
  ? [
      { chapter: 1, worlds: ['renamed'] },
      { chapter: 42, worlds: ['deleted', 'renamed', 'multiplied', 'shuffled'] },
      { chapter: 213, worlds: ['renamed'] },
    ]
  : [{ chapter: 42, worlds: sampleOf(['deleted', 'renamed'], 2) }]

const PAGE =
  '<head><title>Codex</title><script type="module" src="/app.js"></script><link rel="stylesheet" href="/app.css"></head><div id="root"></div> <noscript></noscript>'

let folder: string
let fixture: Fixture
let draw: DrawPage
let storyFiles: ReturnType<typeof createWorldFiles>

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'codex-drawn-worlds-'))
  storyFiles = createWorldFiles(join(folder, 'story'))
  fixture = readFixture(['deleted', 'renamed', 'multiplied', 'shuffled'], contentOf())
  draw = await builtDrawPage()
  const screens = routesOf(fixture.book).map(({ path }) => ({ ...PAGE_FILES, path }))
  mkdirSync(join(folder, 'app'))
  writeFileSync(join(folder, 'app/screens.json'), JSON.stringify(screens))
  writeFileSync(join(folder, 'app/index.html'), PAGE)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A response with the drawn page. An overloaded server responds with the undrawn app; then the request is repeated. */
async function drawn(browser: Browser, path: string, tries = 5): Promise<string> {
  const response = await browser.get(path)
  const text = await response.text()
  if (tries > 1 && !text.includes('data-chapter=')) return drawn(browser, path, tries - 1)
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id')
  return JSON.stringify([response.status, headers, text])
}

/** All responses to a reader of the real book, requested once for all tests. */
const visitReal = (chapter: number) => {
  const pages = visited.get(chapter) ?? visit(fixture.real, chapter)
  visited.set(chapter, pages)
  return pages
}
const visited = new Map<number, ReturnType<typeof visit>>()

/** All responses to a reader at the chapter who opens every page of the app, from a device that claims a later chapter. */
async function visit(world: BuiltBook, chapter: number) {
  const files = { web: listFiles(join(folder, 'app')), story: storyFiles(world.files) }
  const { app, close } = await openApp({ draw, files })
  try {
    const browser = createBrowser(app)
    await browser.post('/api/auth/guest', { chapter })
    const { profile } = (await (await browser.get(ADDRESSES.session)).json()) as Session
    const pages = new Map<string, string>()
    for (const { address } of fixture.placesAt(chapter)) {
      const path = address.replace(/#.*/, '')
      if (path.startsWith('/auth') || path === '/no-such-page') continue
      browser.cookies.set(CHAPTER_COOKIE, pages.size % 2 === 0 ? String(fixture.chapters.last) : '')
      // The page of posts contains its reader's uid, and each world has another reader.
      pages.set(path, (await drawn(browser, path)).replaceAll(profile!.uid, '<uid>'))
    }
    return pages
  } finally {
    await close()
  }
}

describe('[DATA-4] a page that the server draws', () => {
  test.each(VISITS)(
    'is the same at chapter $chapter whatever comes later, to the last byte',
    async ({ chapter, worlds }) => {
      const real = await visitReal(chapter)
      expect([...real.values()].filter((page) => !page.includes(`data-chapter=\\"${chapter}\\"`))).toEqual([])
      expect(real.size).toBeGreaterThan(30)
      for (const { name, bookAfter } of fixture.worldsAt(chapter).filter(({ name }) => worlds.includes(name))) {
        const other = await visit(fixture.build(bookAfter(chapter)), chapter)
        const different = [...real].filter(([path, page]) => other.get(path) !== page).map(([path]) => path)
        expect(different, `${name}, DAY_SEED=${DAY_SEED}`).toEqual([])
      }
    },
  )

  test('would tell: one chapter more is seen', { tags: ['extended'] }, async () => {
    const [now, next] = [await visitReal(42), await visitReal(43)]
    expect([...now].filter(([path, page]) => next.get(path) !== page.replaceAll('42', '43')).length).toBeGreaterThan(5)
  })
})
