import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Stories } from '#server/story/stories.ts'
import type { Browser } from '#server/testing/browser.ts'
import { guestAt } from '#server/testing/community.ts'
import { cpuTimeRatio } from '#server/testing/cpu-time.ts'
import { storiesWithDiary } from '#server/testing/diary.ts'
import { onBothDatabases } from '#server/testing/on-both-databases.ts'
import { openApp } from '#server/testing/open-app.ts'
import { triesByDay } from '#story/testing/tries.ts'

const LAST = 214
/** A diary entry in every seventh chapter. */
const ENTRIES = Object.fromEntries(
  Array.from({ length: 30 }, (_, index) => [`leaf-${(index + 1) * 7}`, (index + 1) * 7] as const),
)
const book = storiesWithDiary(ENTRIES)
const chapter = fc.integer({ min: 1, max: LAST })
const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+){0,3}$/, { maxLength: 40 })
const madeUp = fc.oneof(slug, fc.constantFrom('constructor', 'leaf-1', 'leaf-8', 'leaf-214', 'leaf-70-1'))

onBothDatabases('read pages that a reader names', (newDatabase) => {
  let server: Awaited<ReturnType<typeof openApp>>
  let looked: number[] = []

  beforeAll(async () => {
    const storyAt: Stories['storyAt'] = (chapter) => {
      looked.push(chapter)
      return book.storyAt(chapter)
    }
    server = await openApp({ url: await newDatabase(), stories: { ...book, storyAt } })
  })
  afterAll(() => server.close())

  /** Everything that a client can observe, and which chapters of the book the server opened. */
  async function name(browser: Browser, id: string, chapter: number) {
    looked = []
    const { status, headers, text } = await browser
      .put('/api/read-pages', { id, chapter })
      .then(async (response) => ({ status: response.status, headers: response.headers, text: await response.text() }))
    headers.delete('x-request-id')
    return JSON.stringify({ status, headers: [...headers], text, looked })
  }
  const keptBy = async (browser: Browser) => {
    const uid = ((await (await browser.get('/api/profile')).json()) as { uid: string }).uid
    return server.database.db.selectFrom('readPage').select('entry').where('uid', '=', uid).execute()
  }

  test('[DIARY-2] are kept where the book knows them as far as the reader has ever been, and nowhere else', async () => {
    await fc.assert(
      fc.asyncProperty(
        chapter,
        chapter,
        chapter,
        fc.oneof(fc.constantFrom(...Object.keys(ENTRIES)), madeUp),
        async (furthest, now, opened, id) => {
          const reader = await guestAt(server.app, furthest)
          await reader.patch('/api/profile', { currentChapter: Math.min(now, furthest) })

          await name(reader, id, opened)

          const isKnown = Object.hasOwn(ENTRIES, id) && ENTRIES[id]! <= Math.min(opened, furthest)
          expect(await keptBy(reader)).toEqual(isKnown ? [{ entry: id }] : [])
        },
      ),
      { numRuns: triesByDay(60) },
    )
  })

  test('[DIARY-2] a diary entry of a later chapter and one that nobody wrote are answered alike, to the last byte', async () => {
    await fc.assert(
      fc.asyncProperty(chapter, chapter, slug, async (furthest, opened, invented) => {
        const reader = await guestAt(server.app, furthest)
        const known = Math.min(furthest, opened)
        const later = Object.keys(ENTRIES).filter((id) => ENTRIES[id]! > known)
        fc.pre(later.length > 0 && !Object.hasOwn(ENTRIES, invented))

        const answers = [...later, invented, 'constructor'].map((id) => () => name(reader, id, opened))

        const seen = new Set<string>()
        for (const ask of answers) seen.add(await ask())
        expect([...seen]).toEqual([expect.stringContaining('"status":204')])
        expect(Math.max(...looked)).toBeLessThanOrEqual(known)
        expect(await keptBy(reader)).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  test('[DIARY-2] a diary entry of a later chapter is as much work as one that nobody wrote', async () => {
    const reader = await guestAt(server.app, 100)
    const many = (id: string) => async () => {
      for (let call = 0; call < 20; call++) await name(reader, id, 214)
    }
    const [later, invented] = [many('leaf-210'), many('leaf-211')]

    expect(await cpuTimeRatio(later, invented, 1.2)).toBeLessThan(1.5)
    expect(await cpuTimeRatio(invented, later, 1.2)).toBeLessThan(1.5)
  })
})
