import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { allCome, openStory } from './testing/open-story.ts'
import { createStoryServer, LAST, offline } from './testing/story-server.ts'

describe('the story files', () => {
  test('[DATA-6] are asked for once it is known who reads, and never by a visitor', async () => {
    const { asked, reader, files } = openStory()
    await allCome()
    expect(asked).toEqual([])

    reader.dispatch({ type: 'refreshed' })
    reader.dispatch({ type: 'who-came', number: reader.get().asked, answer: { profile: null } })
    await allCome()
    expect(asked).toEqual([])

    await files.load(3)
    expect(asked).toEqual(['/story/index/3.json', '/story/first/3.json'])
  })

  test('bring everything up to the chapter, and tell that they are loading meanwhile', async () => {
    const { files, people, asked } = openStory()
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
    const { files, log } = openStory(undefined, { ...createStoryServer(), fetch })
    await files.load(30)
    await files.load(31)
    expect(signals.map((signal) => signal?.aborted)).toEqual([false, false])
    await files.load(12)
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, false])
    expect(log).not.toHaveBeenCalled()
  })

  test('[DATA-6] pass the browser’s own cache by, which nobody could cut', async () => {
    const fetch = vi.fn(createStoryServer().fetch)
    await openStory(undefined, { ...createStoryServer(), fetch }).files.load(3)
    expect(fetch.mock.calls.map(([, init]) => init?.cache)).toEqual(['no-store', 'no-store'])
  })

  test('[DATA-6] ask for one chapter alone when the reader goes on by one, and for nothing when they go back', async () => {
    const { files, people, asked } = openStory()
    await files.load(57)
    asked.length = 0
    await files.load(58)
    await files.load(59)
    const alone = [58, 59].flatMap((chapter) => [`/story/index/${chapter}.json`, `/story/first-alone/${chapter}.json`])
    expect(asked).toEqual(alone)
    expect(people(59)).toBe(59)

    asked.length = 0
    await files.load(12)
    expect(asked).toEqual([])
    expect(people(12)).toBe(12)
  })

  test('ask for all of a bundle that has started anew, or of which there is another edition', async () => {
    const { files, store, asked } = openStory()
    await files.load(50)
    asked.length = 0
    await files.load(51)
    expect(asked).toEqual(['/story/index/51.json', '/story/first/51.json'])

    const edited = openStory(store, createStoryServer('second'))
    await edited.files.load(52)
    expect(edited.asked).toEqual(['/story/index/52.json', ...[25, 50, 52].map((last) => `/story/second/${last}.json`)])
  })

  test('[DATA-6] never ask for anything later than the chapter, whatever the way there', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: LAST }), { maxLength: 6 }), async (way) => {
        const { files, asked, people } = openStory()
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
    const { files, people, broken, log } = openStory()
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
    const { fetch } = createStoryServer()
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const slow: typeof globalThis.fetch = async (address) => {
      if (address === '/story/first/57.json') await answered
      return fetch(address)
    }
    const { files } = openStory(undefined, { ...createStoryServer(), fetch: slow })
    await files.load(57)
    expect(files.get()).toMatchObject({ loadedTo: 0, isLoading: true })
    answer()
    await allCome()
    expect(files.get()).toMatchObject({ loadedTo: 57, isLoading: false })
  })

  test('end the loading when the server is not there', async () => {
    const { files, log } = openStory(undefined, { ...createStoryServer(), fetch: offline })
    await files.load(3)
    expect(files.get()).toEqual({ loadedTo: 0, isLoading: false, hasFailed: true, hasNewer: false })
    expect(log).toHaveBeenCalledOnce()
  })

  test('end the loading when the server never answers', async () => {
    vi.useFakeTimers()
    const hanging: typeof globalThis.fetch = () => new Promise(() => {})
    const { files } = openStory(undefined, { ...createStoryServer(), fetch: hanging })
    const loading = files.load(3)
    await vi.advanceTimersByTimeAsync(30_000)
    vi.useRealTimers()
    expect(files.get()).toMatchObject({ loadedTo: 0, isLoading: false, hasFailed: true })
    await loading
  })

  test('let the chapter that was turned to last decide when two loads overlap', async () => {
    const { fetch } = createStoryServer()
    let fail = () => {}
    const late = new Promise<Response>((_, reject) => {
      fail = () => reject(new TypeError('offline'))
    })
    const slow: typeof globalThis.fetch = (address) => (address === '/story/index/57.json' ? late : fetch(address))
    const { files } = openStory(undefined, { ...createStoryServer(), fetch: slow })
    await files.load(57)
    await files.load(3)
    fail()
    await allCome()
    expect(files.get()).toEqual({ loadedTo: 3, isLoading: false, hasFailed: false, hasNewer: false })
  })
})
