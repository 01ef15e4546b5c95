import { expect, test, vi } from 'vitest'
import { runReader } from './run-reader.ts'
import { createMemoryCookie } from './testing/memory-cookie.ts'
import { createMemoryStorage } from './testing/memory-storage.ts'
import { createMemoryStore } from './testing/memory-store.ts'
import { anyProfile } from './testing/profile.ts'

/** A page of a reader at 57; `draw` lets it show what has changed. */
function open() {
  const drawn: (() => void)[] = []
  const done: string[] = []
  const store = createMemoryStore()
  const storage = createMemoryStorage()
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
      },
      log: vi.fn(),
      forget: vi.fn(),
      afterPaint: (work) => void drawn.push(work),
    },
  )
  dispatch({ type: 'arrived', profile: anyProfile({ currentChapter: 57 }) })
  dispatch({
    type: 'store-opened',
    epoch: get().epoch,
    chapters: {},
    editions: {},
    turnedTo: undefined,
    turns: undefined,
  })
  done.length = 0
  const draw = () => {
    for (const work of drawn.splice(0)) work()
  }
  return { get, dispatch, subscribe, storage, done, draw }
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
