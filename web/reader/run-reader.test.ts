import { afterEach, expect, test, vi } from 'vitest'
import { ADDRESSES } from '#api/addresses.ts'
import type { Ask } from './api-client.ts'
import { NOTHING, type OfflineStore } from './offline-store.ts'
import { runReader, STORE_TIMEOUT_MS } from './run-reader.ts'
import { createMemoryCookie } from './testing/memory-cookie.ts'
import { createMemoryStorage } from './testing/memory-storage.ts'
import { createMemoryStore } from './testing/memory-store.ts'
import { anyProfile } from './testing/profile.ts'

afterEach(() => void vi.useRealTimers())

/** A page that opens at 57 and hears who reads; `draw` lets it show changes. */
function begin(kept: Partial<OfflineStore> = {}, answers: Record<string, unknown> = {}) {
  const drawn: (() => void)[] = []
  const done: string[] = []
  const store = createMemoryStore()
  const storage = createMemoryStorage()
  storage.setItem('currentChapter', '57')
  const { get, dispatch, subscribe } = runReader(
    { first: 1, last: 214, bundle: 25 },
    {
      storage,
      fetch: async (address) => {
        done.push(String(address))
        return String(address) in answers ? Response.json(answers[String(address)]) : new Promise(() => {})
      },
      ask: (async ({ path }: { path: string }) =>
        path in answers ? { ok: true, value: answers[path] } : new Promise(() => {})) as unknown as Ask,
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

  await vi.advanceTimersByTimeAsync(STORE_TIMEOUT_MS)
  expect(get().story.isOpened).toBe(true)
  expect(done).toEqual(['/story/index/57.json'])
})

test('[DATA-12] what it holds still counts when it answers late: its reader may have turned back', async () => {
  vi.useFakeTimers()
  const answer = Promise.withResolvers<typeof NOTHING>()
  const { get } = begin({ open: () => answer.promise })
  await vi.advanceTimersByTimeAsync(STORE_TIMEOUT_MS)
  expect(get().chapter).toBe(57)

  answer.resolve({ ...NOTHING, turnedTo: 12, turns: 9 })
  await vi.advanceTimersByTimeAsync(0)
  expect(get().chapter).toBe(12)
})

test.each([
  ['of what was opened', { [ADDRESSES.readPages]: {} }, { type: 'diary-reads-wanted' }],
  ['of what was written', { [ADDRESSES.notes]: null }, { type: 'notes-wanted' }],
] as const)('[DATA-15] an answer %s that is none of ours leaves a page that turns on', async (_, answers, wanted) => {
  vi.useFakeTimers()
  const { get, dispatch } = begin({}, answers)
  dispatch(wanted)
  await vi.advanceTimersByTimeAsync(0)
  dispatch({ type: 'turned', chapter: 60, at: 1000 })
  expect(get().chapter).toBe(60)
})

test.each([
  ['index', { '/story/index/57.json': { error: 'Please sign in to the network' } }],
  ['file', { '/story/index/57.json': { chapter: 57, files: ['/story/57.json'] }, '/story/57.json': ['Please pay'] }],
])('[DATA-15] an answer that is no %s of the story counts as none', async (_, answers) => {
  vi.useFakeTimers()
  const { get } = begin({ open: async () => NOTHING }, answers)
  await vi.advanceTimersByTimeAsync(0)
  const { isLoading, hasFailed, editions } = get().story
  expect({ isLoading, hasFailed, editions }).toEqual({ isLoading: false, hasFailed: true, editions: {} })
})

test('[SHELL-3] a listener that fails does not hold the reader up', () => {
  const { get, dispatch, subscribe } = open()
  const unsubscribe = subscribe(() => {
    throw new Error('It cannot be drawn')
  })
  expect(() => dispatch({ type: 'turned', chapter: 60, at: 1000 })).toThrow('It cannot be drawn')
  unsubscribe()
  dispatch({ type: 'turned', chapter: 61, at: 3000 })
  expect(get().chapter).toBe(61)
})
