import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { allCome, openStory } from './testing/open-story.ts'
import { createStoryServer, LAST, offline } from './testing/story-server.ts'

describe('the offline store', () => {
  const chaptersOn = (text: string) =>
    [...text.matchAll(/\/(\d+)\.json|chapter_(\d+)|\bP(\d+)\b/g)].map((found) =>
      Number(found[1] ?? found[2] ?? found[3]),
    )

  test('[DATA-6] holds and names nothing beyond the chapter, and all that reading there without a network needs', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: LAST }), { minLength: 1, maxLength: 6 }), async (way) => {
        const { files, store } = openStory()
        for (const chapter of way) {
          await files.load(chapter)
          expect(Math.max(...chaptersOn(store.text()))).toBe(chapter)

          const later = openStory(store, { ...createStoryServer(), fetch: offline })
          await later.files.load(chapter)
          expect(later.people(chapter)).toBe(chapter)
          expect(later.files.get()).toMatchObject({ loadedTo: chapter, hasFailed: false })
        }
      }),
    )
  })

  test('[DATA-6] follows the last of several turns that come quickly', async () => {
    const { files, store } = openStory()
    await Promise.all([57, 12, 40, 3].map((chapter) => files.load(chapter)))

    expect(Math.max(...chaptersOn(store.text()))).toBe(3)
  })

  test('[DATA-15] a page that was turned on without a network shows what is here, and says where that ends', async () => {
    const { files, store } = openStory()
    await files.load(42)
    const next = openStory(store, { ...createStoryServer(), fetch: offline })
    await next.files.load(43)

    expect(next.people(43)).toBe(42)
    expect(next.files.get()).toMatchObject({ loadedTo: 42, isLoading: false, hasFailed: true })
    expect(next.log).toHaveBeenCalledOnce()

    await next.files.load(42)
    expect(next.files.get()).toMatchObject({ loadedTo: 42, hasFailed: false })
  })

  test('[DATA-6] that a page left uncut when it was closed is cut by the next one, also without a network', async () => {
    const { files, store } = openStory()
    await files.load(57)
    const next = openStory(store, { ...createStoryServer(), fetch: offline })
    await next.files.load(40)

    expect(next.people(40)).toBe(40)
    expect(next.files.get().hasFailed).toBe(false)
    expect(Math.max(...chaptersOn(store.text()))).toBe(40)
  })

  test('[DATA-6] keeps nothing that came before the reader turned back from a chapter that did not come whole', async () => {
    const { files, store, broken } = openStory()
    broken.add('/story/first/50.json')
    await files.load(57)
    await files.load(12)

    expect(Math.max(...chaptersOn(store.text()))).toBe(12)
  })

  test('[DATA-6] keeps nothing that comes after the reader has turned back', async () => {
    const { fetch } = createStoryServer()
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const slow: typeof globalThis.fetch = async (address) => {
      if (address === '/story/first/57.json') return new Promise(() => {})
      if (address === '/story/first/50.json') await answered
      return fetch(address)
    }
    const { files, store } = openStory(undefined, { ...createStoryServer(), fetch: slow })
    void files.load(57)
    await files.load(12)
    answer()
    await allCome()

    expect(Math.max(...chaptersOn(store.text()))).toBe(12)
  })

  test('[DATA-6] keeps nothing of a newer edition that comes after the reader has turned back', async () => {
    const { files, store } = openStory()
    await files.load(57)
    const server = createStoryServer('second')
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const slow: typeof globalThis.fetch = async (address) => {
      await (address === '/story/index/57.json' && answered)
      return server.fetch(address)
    }
    const next = openStory(store, { ...server, fetch: slow })
    await next.files.load(57)
    await next.files.load(58)
    await next.files.load(12)
    answer()
    await allCome()

    expect(Math.max(...chaptersOn(store.text()))).toBe(12)
  })

  test('[AUTH-5] is empty once the reader has left', async () => {
    const { files, store } = openStory()
    await files.load(57)
    await files.leave()

    expect(store.isEmpty()).toBe(true)
  })

  test('serves at the next visit; what is there is not asked for again', async () => {
    const { files, store } = openStory()
    await files.load(57)
    const next = openStory(store)
    await next.files.load(57)
    await vi.waitFor(() => expect(next.asked).toEqual(['/story/index/57.json']))

    await next.files.load(58)
    expect(next.asked).toEqual(['/story/index/57.json', '/story/index/58.json', '/story/first-alone/58.json'])
    expect(next.files.get().hasNewer).toBe(false)
  })

  test('tells that there is a newer edition, and has it for the visit after', async () => {
    const { files, store } = openStory()
    await files.load(30)
    const next = openStory(store, createStoryServer('second'))
    await next.files.load(30)
    await vi.waitFor(() => expect(next.files.get().hasNewer).toBe(true))
    expect(nameOf(next, 30)).toBe('P30 first')

    const after = openStory(store, { ...createStoryServer('second'), fetch: offline })
    await after.files.load(30)
    expect(nameOf(after, 30)).toBe('P30 second')
    expect(store.text()).not.toContain('/first/')
  })

  test('has the newer edition for the visit after, however the reader turns meanwhile', async () => {
    const { files, store } = openStory()
    await files.load(57)
    const next = openStory(store, createStoryServer('second'))
    await next.files.load(57)
    await vi.waitFor(() => expect(next.files.get().hasNewer).toBe(true))
    await next.files.load(12)
    await next.files.load(57)

    const after = openStory(store, { ...createStoryServer('second'), fetch: offline })
    await after.files.load(57)
    expect([nameOf(after, 30), nameOf(after, 57)]).toEqual(['P30 second', 'P57 second'])
  })

  test('that was cut off is no newer edition', async () => {
    const { files, store } = openStory()
    await files.load(57)
    await files.load(40)
    const next = openStory(store)
    await next.files.load(40)
    expect(store.text()).toContain('/story/first/40.json')

    expect(next.files.get().hasNewer).toBe(false)
  })

  test('that has lost a chapter is filled again', async () => {
    const { files, store } = openStory()
    await files.load(57)
    const kept = await store.open(57)
    const { chapter_30: _, ...others } = kept.chapters
    const next = openStory({ ...store, open: async () => ({ ...kept, chapters: others }) })
    await next.files.load(57)

    expect(next.people(57)).toBe(57)
    expect(next.asked).toEqual(['/story/index/57.json', '/story/first/50.json', '/story/first/57.json'])
  })

  const nameOf = ({ files }: ReturnType<typeof openStory>, chapter: number) =>
    files.storyAt(chapter).characters.find(({ id }) => id === `p${chapter}`)?.name
})
