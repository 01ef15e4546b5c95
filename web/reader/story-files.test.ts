import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { allEntries } from '#story/entries.ts'
import { createStoryFiles } from './story-files.ts'

const BUNDLE = 25
const LAST = 60

/** A server with a book of 60 chapters, each with one person; it writes down what it is asked for. */
function createServer() {
  const asked: string[] = []
  const broken = new Set<string>()
  const lastOf = (bundle: number, chapter: number) => Math.min((bundle + 1) * BUNDLE, chapter)
  const fetch = async (address: string) => {
    asked.push(address)
    if (broken.has(address)) return new Response('broken', { status: 500 })
    const chapter = Number(/(\d+)\.json$/.exec(address)?.[1])
    if (address.startsWith('/story/index/')) {
      const bundles = Array.from({ length: Math.ceil(chapter / BUNDLE) }, (_, bundle) => lastOf(bundle, chapter))
      return Response.json({ chapter, files: bundles.map((last) => `/story/hash/${last}.json`) })
    }
    const first = Math.floor((chapter - 1) / BUNDLE) * BUNDLE + 1
    const numbers = Array.from({ length: chapter - first + 1 }, (_, offset) => first + offset)
    return Response.json(
      Object.fromEntries(numbers.map((n) => [`chapter_${n}`, { characters: { [`p${n}`]: { name: `P${n}` } } }])),
    )
  }
  return { fetch: fetch as typeof globalThis.fetch, asked, broken }
}

function open() {
  const server = createServer()
  const log = vi.fn()
  const files = createStoryFiles({ bundle: BUNDLE }, { fetch: server.fetch, log })
  const people = (chapter: number) => allEntries(files.storyAt(chapter).characters).length
  return { ...server, files, log, people }
}

describe('the story files', () => {
  test('bring everything up to the chapter, and tell that they are loading meanwhile', async () => {
    const { files, people, asked } = open()
    const loading = files.load(57)
    expect(files.get()).toEqual({ loadedTo: 0, isLoading: true, hasFailed: false })
    await loading

    expect(files.get()).toEqual({ loadedTo: 57, isLoading: false, hasFailed: false })
    expect(people(57)).toBe(57)
    expect(asked).toEqual(['/story/index/57.json', '/story/hash/25.json', '/story/hash/50.json', '/story/hash/57.json'])
  })

  test('ask for one file more when the reader goes on, and for nothing when he goes back', async () => {
    const { files, people, asked } = open()
    await files.load(57)
    asked.length = 0
    await files.load(58)
    expect(asked).toEqual(['/story/index/58.json', '/story/hash/58.json'])
    expect(people(58)).toBe(58)

    asked.length = 0
    await files.load(12)
    await files.load(57)
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
    broken.add('/story/hash/50.json')
    await files.load(57)
    expect(files.get()).toEqual({ loadedTo: 25, isLoading: false, hasFailed: true })
    expect(people(57)).toBe(25)
    expect(log).toHaveBeenCalledOnce()

    broken.clear()
    await files.load(57)
    expect(files.get()).toEqual({ loadedTo: 57, isLoading: false, hasFailed: false })
    expect(people(57)).toBe(57)
  })

  test('end the loading when the server is not there', async () => {
    const log = vi.fn()
    const files = createStoryFiles({ bundle: BUNDLE }, { fetch: () => Promise.reject(new TypeError('offline')), log })
    await files.load(3)
    expect(files.get()).toEqual({ loadedTo: 0, isLoading: false, hasFailed: true })
    expect(log).toHaveBeenCalledOnce()
  })

  test('let the chapter that was turned to last decide when two loads overlap', async () => {
    const { fetch } = createServer()
    let fail = () => {}
    const late = new Promise<Response>((_, reject) => {
      fail = () => reject(new TypeError('offline'))
    })
    const slow: typeof globalThis.fetch = (address) => (address === '/story/index/57.json' ? late : fetch(address))
    const files = createStoryFiles({ bundle: BUNDLE }, { fetch: slow, log: vi.fn() })
    const far = files.load(57)
    await files.load(3)
    fail()
    await far
    expect(files.get()).toEqual({ loadedTo: 3, isLoading: false, hasFailed: false })
  })
})
