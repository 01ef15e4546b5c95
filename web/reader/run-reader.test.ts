import { afterEach, expect, test, vi } from 'vitest'
import { NOTHING, type OfflineStore } from './offline-store.ts'
import { runReader, STORE_PATIENCE_MS } from './run-reader.ts'
import { createMemoryCookie } from './testing/memory-cookie.ts'
import { createMemoryStorage } from './testing/memory-storage.ts'
import { createMemoryStore } from './testing/memory-store.ts'
import { anyProfile } from './testing/profile.ts'

afterEach(() => void vi.useRealTimers())

/** A page that opens at 57 and hears who reads; `draw` lets it show what has changed. */
function begin(kept: Partial<OfflineStore> = {}) {
  const drawn: (() => void)[] = []
  const done: string[] = []
  const store = createMemoryStore()
  const storage = createMemoryStorage()
  storage.setItem('currentChapter', '57')
  const { get, dispatch, subscribe } = runReader(
    { first: 1, last: 214, bundle: 25 },
    {
      storage,
      fetch: (address) => {
        done.push(String(address))
        return new Promise(() => {})
      },
      ask: vi.fn(() => new Promise<never>(() => {})),
      tab: createMemoryStorage(),
      cookie: createMemoryCookie(),
      store: {
        ...store,
        limit: async (chapter) => void done.push(`the store ends at ${chapter}`),
        clear: async () => void done.push('the store is empty'),
        ...kept,
      },
      log: vi.fn(),
      forget: vi.fn(),
      afterPaint: (work) => void drawn.push(work),
    },
  )
  dispatch({ type: 'arrived', profile: anyProfile({ currentChapter: 57 }) })
  const draw = () => {
    for (const work of drawn.splice(0)) work()
  }
  return { get, dispatch, subscribe, storage, done, draw }
}

/** A page of a reader at 57, whose store has answered. */
function open() {
  const page = begin()
  page.dispatch({ type: 'store-opened', epoch: page.get().epoch, ...NOTHING })
  page.done.length = 0
  return page
}

test('[SHELL-3] a turn is shown and remembered at once; the network and the store wait until it is drawn', () => {
  const { get, dispatch, subscribe, storage, done, draw } = open()
  const shown: number[] = []
  subscribe(() => void shown.push(get().chapter))
  dispatch({ type: 'turned', chapter: 60, at: 1000 })
  expect(shown).toEqual([60])
  expect(storage.getItem('currentChapter')).toBe('60')
  expect(done).toEqual([])

  draw()
  expect(done).toEqual(['the store ends at 60', '/story/index/60.json'])
})

test('[DATA-6] what lies ahead of a reader who goes back leaves the device at once', () => {
  const { dispatch, done } = open()
  dispatch({ type: 'turned', chapter: 12, at: 1000 })
  expect(done[0]).toBe('the store ends at 12')
})

test('[AUTH-5] what happens before it is drawn is done after it: the store of who has left stays empty', () => {
  const { dispatch, done, draw } = open()
  dispatch({ type: 'turned', chapter: 60, at: 1000 })
  dispatch({ type: 'left' })
  draw()

  expect(done.at(-1)).toBe('the store is empty')
})

test('[DATA-12] a reader whose store does not answer reads on without it', async () => {
  vi.useFakeTimers()
  const { get, done } = begin({ open: () => new Promise(() => {}) })
  expect(done).toEqual([])

  await vi.advanceTimersByTimeAsync(STORE_PATIENCE_MS)
  expect(get().story.isOpened).toBe(true)
  expect(done).toEqual(['/story/index/57.json'])
})

test('[DATA-12] what it holds still counts when it answers late: its reader may have turned back', async () => {
  vi.useFakeTimers()
  const answer = Promise.withResolvers<typeof NOTHING>()
  const { get } = begin({ open: () => answer.promise })
  await vi.advanceTimersByTimeAsync(STORE_PATIENCE_MS)
  expect(get().chapter).toBe(57)

  answer.resolve({ ...NOTHING, turnedTo: 12, turns: 9 })
  await vi.advanceTimersByTimeAsync(0)
  expect(get().chapter).toBe(12)
})
