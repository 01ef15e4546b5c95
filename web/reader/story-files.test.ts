import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { createReader } from './reader.ts'
import { createMemoryStorage } from './testing/memory-storage.ts'
import { createMemoryStore } from './testing/memory-store.ts'
import { anyProfile } from './testing/profile.ts'

const BUNDLE = 25
const LAST = 60

/** A server with a book of 60 chapters, each with one person; it writes down what it is asked for. */
function createServer(edition = 'first') {
  const asked: string[] = []
  const broken = new Set<string>()
  const lastOf = (bundle: number, chapter: number) => Math.min((bundle + 1) * BUNDLE, chapter)
  const fetch = async (address: string) => {
    asked.push(address)
    if (broken.has(address)) return new Response('broken', { status: 500 })
    const chapter = Number(/(\d+)\.json$/.exec(address)?.[1])
    if (address.startsWith('/story/index/')) {
      const bundles = Array.from({ length: Math.ceil(chapter / BUNDLE) }, (_, bundle) => lastOf(bundle, chapter))
      return Response.json({ chapter, files: bundles.map((last) => `/story/${edition}/${last}.json`) })
    }
    const first = Math.floor((chapter - 1) / BUNDLE) * BUNDLE + 1
    const numbers = Array.from({ length: chapter - first + 1 }, (_, offset) => first + offset)
    return Response.json(
      Object.fromEntries(
        numbers.map((n) => [`chapter_${n}`, { characters: { [`p${n}`]: { name: `P${n} ${edition}` } } }]),
      ),
    )
  }
  return { fetch: fetch as typeof globalThis.fetch, asked, broken }
}

const offline: typeof globalThis.fetch = () => Promise.reject(new TypeError('offline'))

/** Until everything that was asked for has come, or failed. */
async function settled() {
  for (let turn = 0; turn < 12; turn++) await new Promise((resolve) => setImmediate(resolve))
}

type Server = Pick<ReturnType<typeof createServer>, 'fetch' | 'asked' | 'broken'>

/** A page of a reader whose story comes from the server, on a device that keeps it. */
function open(store = createMemoryStore(), server: Server = createServer()) {
  const log = vi.fn()
  const fetch: typeof globalThis.fetch = (address, init) =>
    String(address).startsWith('/story/') ? server.fetch(address, init) : new Promise(() => {})
  const google = { openPopup: () => null, goTo: async () => {}, onOutcome: () => () => {}, onFocus: () => () => {} }
  let time = 0
  const reader = createReader(
    { first: 1, last: LAST, bundle: BUNDLE },
    {
      fetch,
      store,
      storage: createMemoryStorage(),
      tab: createMemoryStorage(),
      now: () => (time += 1000),
      log,
      google,
    },
  )
  const files = {
    get: () => {
      const { loadedTo, isLoading, hasFailed, hasNewer } = reader.get().story
      return { loadedTo, isLoading, hasFailed, hasNewer }
    },
    storyAt: (chapter: number) => reader.storyAt(chapter, reader.get().story),
    /** Comes to a chapter, or tries it again. */
    load(chapter: number) {
      if (reader.get().session.status !== 'reader') {
        reader.dispatch({ type: 'arrived', profile: anyProfile({ currentChapter: chapter }) })
      } else if (reader.get().chapter === chapter) reader.dispatch({ type: 'retried' })
      else reader.turnTo(chapter)
      return settled()
    },
    leave() {
      reader.dispatch({ type: 'left' })
      return settled()
    },
  }
  const people = (chapter: number) => files.storyAt(chapter).characters.length
  return { ...server, files, reader, log, people, store }
}

describe('the story files', () => {
  test('[DATA-6] are asked for once it is known who reads, and never by a visitor', async () => {
    const { asked, reader, files } = open()
    await settled()
    expect(asked).toEqual([])

    reader.dispatch({ type: 'refreshed' })
    reader.dispatch({ type: 'told', number: reader.get().asked, told: { profile: null } })
    await settled()
    expect(asked).toEqual([])

    await files.load(3)
    expect(asked).toEqual(['/story/index/3.json', '/story/first/3.json'])
  })

  test('bring everything up to the chapter, and tell that they are loading meanwhile', async () => {
    const { files, people, asked } = open()
    const loading = files.load(57)
    expect(files.get()).toEqual({ loadedTo: 0, isLoading: true, hasFailed: false, hasNewer: false })
    await loading

    expect(files.get()).toEqual({ loadedTo: 57, isLoading: false, hasFailed: false, hasNewer: false })
    expect(people(57)).toBe(57)
    expect(asked).toEqual([
      '/story/index/57.json',
      '/story/first/25.json',
      '/story/first/50.json',
      '/story/first/57.json',
    ])
  })

  test('[DATA-6] are given up when the reader goes back, and not when they go on', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    const fetch: typeof globalThis.fetch = (_address, init) => {
      signals.push(init?.signal)
      return new Promise(() => {})
    }
    const { files, log } = open(undefined, { ...createServer(), fetch })
    await files.load(30)
    await files.load(31)
    expect(signals.map((signal) => signal?.aborted)).toEqual([false, false])
    await files.load(12)
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, false])
    expect(log).not.toHaveBeenCalled()
  })

  test('[DATA-6] pass the browser’s own cache by, which nobody could cut', async () => {
    const fetch = vi.fn(createServer().fetch)
    await open(undefined, { ...createServer(), fetch }).files.load(3)
    expect(fetch.mock.calls.map(([, init]) => init?.cache)).toEqual(['no-store', 'no-store'])
  })

  test('ask for one file more when the reader goes on, and for nothing when they go back', async () => {
    const { files, people, asked } = open()
    await files.load(57)
    asked.length = 0
    await files.load(58)
    expect(asked).toEqual(['/story/index/58.json', '/story/first/58.json'])
    expect(people(58)).toBe(58)

    asked.length = 0
    await files.load(12)
    expect(asked).toEqual([])
    expect(people(12)).toBe(12)
  })

  test('[DATA-6] never ask for anything later than the chapter, whatever the way there', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: LAST }), { maxLength: 6 }), async (way) => {
        const { files, asked, people } = open()
        for (const chapter of way) {
          asked.length = 0
          await files.load(chapter)
          for (const address of asked) expect(Number(/(\d+)\.json$/.exec(address)?.[1])).toBeLessThanOrEqual(chapter)
          expect(people(chapter)).toBe(chapter)
        }
      }),
    )
  })

  test('[DATA-15] show what is here when one does not come, and bring the rest on the next try', async () => {
    const { files, people, broken, log } = open()
    broken.add('/story/first/50.json')
    await files.load(57)
    expect(files.get()).toEqual({ loadedTo: 25, isLoading: false, hasFailed: true, hasNewer: false })
    expect(people(57)).toBe(25)
    expect(log).toHaveBeenCalledOnce()

    broken.clear()
    await files.load(57)
    expect(files.get()).toEqual({ loadedTo: 57, isLoading: false, hasFailed: false, hasNewer: false })
    expect(people(57)).toBe(57)
  })

  test('are shown when all have come: by parts, an entry that the address names might not be met yet', async () => {
    const { fetch } = createServer()
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const slow: typeof globalThis.fetch = async (address) => {
      if (address === '/story/first/57.json') await answered
      return fetch(address)
    }
    const { files } = open(undefined, { ...createServer(), fetch: slow })
    await files.load(57)
    expect(files.get()).toMatchObject({ loadedTo: 0, isLoading: true })
    answer()
    await settled()
    expect(files.get()).toMatchObject({ loadedTo: 57, isLoading: false })
  })

  test('end the loading when the server is not there', async () => {
    const { files, log } = open(undefined, { ...createServer(), fetch: offline })
    await files.load(3)
    expect(files.get()).toEqual({ loadedTo: 0, isLoading: false, hasFailed: true, hasNewer: false })
    expect(log).toHaveBeenCalledOnce()
  })

  test('end the loading when the server never answers', async () => {
    vi.useFakeTimers()
    const hanging: typeof globalThis.fetch = () => new Promise(() => {})
    const { files } = open(undefined, { ...createServer(), fetch: hanging })
    const loading = files.load(3)
    await vi.advanceTimersByTimeAsync(30_000)
    vi.useRealTimers()
    expect(files.get()).toMatchObject({ loadedTo: 0, isLoading: false, hasFailed: true })
    await loading
  })

  test('let the chapter that was turned to last decide when two loads overlap', async () => {
    const { fetch } = createServer()
    let fail = () => {}
    const late = new Promise<Response>((_, reject) => {
      fail = () => reject(new TypeError('offline'))
    })
    const slow: typeof globalThis.fetch = (address) => (address === '/story/index/57.json' ? late : fetch(address))
    const { files } = open(undefined, { ...createServer(), fetch: slow })
    await files.load(57)
    await files.load(3)
    fail()
    await settled()
    expect(files.get()).toEqual({ loadedTo: 3, isLoading: false, hasFailed: false, hasNewer: false })
  })
})

describe('the offline store', () => {
  const chaptersOn = (text: string) =>
    [...text.matchAll(/\/(\d+)\.json|chapter_(\d+)|\bP(\d+)\b/g)].map((found) =>
      Number(found[1] ?? found[2] ?? found[3]),
    )

  test('[DATA-6] holds and names nothing beyond the chapter, and all that reading there without a network needs', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: LAST }), { minLength: 1, maxLength: 6 }), async (way) => {
        const { files, store } = open()
        for (const chapter of way) {
          await files.load(chapter)
          expect(Math.max(...chaptersOn(store.text()))).toBe(chapter)

          const later = open(store, { ...createServer(), fetch: offline })
          await later.files.load(chapter)
          expect(later.people(chapter)).toBe(chapter)
          expect(later.files.get()).toMatchObject({ loadedTo: chapter, hasFailed: false })
        }
      }),
    )
  })

  test('[DATA-6] follows the last of several turns that come quickly', async () => {
    const { files, store } = open()
    await Promise.all([57, 12, 40, 3].map((chapter) => files.load(chapter)))

    expect(Math.max(...chaptersOn(store.text()))).toBe(3)
  })

  test('[DATA-15] a page that was turned on without a network shows what is here, and says where that ends', async () => {
    const { files, store } = open()
    await files.load(42)
    const next = open(store, { ...createServer(), fetch: offline })
    await next.files.load(43)

    expect(next.people(43)).toBe(42)
    expect(next.files.get()).toMatchObject({ loadedTo: 42, isLoading: false, hasFailed: true })
    expect(next.log).toHaveBeenCalledOnce()

    await next.files.load(42)
    expect(next.files.get()).toMatchObject({ loadedTo: 42, hasFailed: false })
  })

  test('[DATA-6] that a page left uncut when it was closed is cut by the next one, also without a network', async () => {
    const { files, store } = open()
    await files.load(57)
    const next = open(store, { ...createServer(), fetch: offline })
    await next.files.load(40)

    expect(next.people(40)).toBe(40)
    expect(next.files.get().hasFailed).toBe(false)
    expect(Math.max(...chaptersOn(store.text()))).toBe(40)
  })

  test('[DATA-6] keeps nothing that came before the reader turned back from a chapter that did not come whole', async () => {
    const { files, store, broken } = open()
    broken.add('/story/first/50.json')
    await files.load(57)
    await files.load(12)

    expect(Math.max(...chaptersOn(store.text()))).toBe(12)
  })

  test('[DATA-6] keeps nothing that comes after the reader has turned back', async () => {
    const { fetch } = createServer()
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const slow: typeof globalThis.fetch = async (address) => {
      if (address === '/story/first/57.json') return new Promise(() => {})
      if (address === '/story/first/50.json') await answered
      return fetch(address)
    }
    const { files, store } = open(undefined, { ...createServer(), fetch: slow })
    void files.load(57)
    await files.load(12)
    answer()
    await settled()

    expect(Math.max(...chaptersOn(store.text()))).toBe(12)
  })

  test('[DATA-6] keeps nothing of a newer edition that comes after the reader has turned back', async () => {
    const { files, store } = open()
    await files.load(57)
    const server = createServer('second')
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const slow: typeof globalThis.fetch = async (address) => {
      await (address === '/story/index/57.json' && answered)
      return server.fetch(address)
    }
    const next = open(store, { ...server, fetch: slow })
    await next.files.load(57)
    await next.files.load(58)
    await next.files.load(12)
    answer()
    await settled()

    expect(Math.max(...chaptersOn(store.text()))).toBe(12)
  })

  test('[AUTH-5] is empty once the reader has left', async () => {
    const { files, store } = open()
    await files.load(57)
    await files.leave()

    expect(store.isEmpty()).toBe(true)
  })

  test('serves at the next visit; whole bundles are not asked for again', async () => {
    const { files, store } = open()
    await files.load(57)
    const next = open(store)
    await next.files.load(57)
    await vi.waitFor(() => expect(next.asked).toEqual(['/story/index/57.json']))

    await next.files.load(58)
    expect(next.asked).toEqual(['/story/index/57.json', '/story/index/58.json', '/story/first/58.json'])
    expect(next.files.get().hasNewer).toBe(false)
  })

  test('tells that there is a newer edition, and has it for the visit after', async () => {
    const { files, store } = open()
    await files.load(30)
    const next = open(store, createServer('second'))
    await next.files.load(30)
    await vi.waitFor(() => expect(next.files.get().hasNewer).toBe(true))
    expect(nameOf(next, 30)).toBe('P30 first')

    const after = open(store, { ...createServer('second'), fetch: offline })
    await after.files.load(30)
    expect(nameOf(after, 30)).toBe('P30 second')
    expect(store.text()).not.toContain('/first/')
  })

  test('has the newer edition for the visit after, however the reader turns meanwhile', async () => {
    const { files, store } = open()
    await files.load(57)
    const next = open(store, createServer('second'))
    await next.files.load(57)
    await vi.waitFor(() => expect(next.files.get().hasNewer).toBe(true))
    await next.files.load(12)
    await next.files.load(57)

    const after = open(store, { ...createServer('second'), fetch: offline })
    await after.files.load(57)
    expect([nameOf(after, 30), nameOf(after, 57)]).toEqual(['P30 second', 'P57 second'])
  })

  test('that was cut off is no newer edition', async () => {
    const { files, store } = open()
    await files.load(57)
    await files.load(40)
    const next = open(store)
    await next.files.load(40)
    expect(store.text()).toContain('/story/first/40.json')

    expect(next.files.get().hasNewer).toBe(false)
  })

  test('that has lost a chapter is filled again', async () => {
    const { files, store } = open()
    await files.load(57)
    const kept = await store.open(57)
    const { chapter_30: _, ...others } = kept.chapters
    const next = open({ ...store, open: async () => ({ ...kept, chapters: others }) })
    await next.files.load(57)

    expect(next.people(57)).toBe(57)
    expect(next.asked).toEqual(['/story/index/57.json', '/story/first/50.json', '/story/first/57.json'])
  })

  const nameOf = ({ files }: ReturnType<typeof open>, chapter: number) =>
    files.storyAt(chapter).characters.find(({ id }) => id === `p${chapter}`)?.name
})
