import { expect, test, vi } from 'vitest'
import { storedChapter } from '#reader/state.ts'
import { createDeviceStorage } from './device-storage.ts'
import { runReader } from './run-reader.ts'
import { createMemoryCookie } from './testing/memory-cookie.ts'
import { createMemoryStorage } from './testing/memory-storage.ts'
import { createMemoryStore } from './testing/memory-store.ts'

const forbidden = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** Local storage that is full. */
function createFullStorage(content: Record<string, string> = {}) {
  const storage = createMemoryStorage(content)
  return { ...storage, setItem: () => forbidden() }
}

test('what the browser takes is in its own storage', () => {
  const local = createMemoryStorage({ a: '1' })
  const storage = createDeviceStorage(() => local, vi.fn())
  storage.setItem('b', '2')
  expect([storage.getItem('a'), storage.getItem('c'), local.getItem('b')]).toEqual(['1', null, '2'])
  storage.removeItem('a')
  expect(local.getItem('a')).toBeNull()
})

test.each([
  ['forbidden', forbidden],
  ['not there', () => null],
  ['full', () => createFullStorage()],
])('where it is %s, this page remembers by itself', (_, open) => {
  const storage = createDeviceStorage(open, vi.fn())
  expect(storage.getItem('a')).toBeNull()
  storage.setItem('a', '1')
  expect(storage.getItem('a')).toBe('1')
  storage.removeItem('a')
  expect(storage.getItem('a')).toBeNull()
})

test('[OWN-1] what the browser does not take is known not to be kept, until it takes it or it goes', () => {
  const local = createMemoryStorage()
  let isFull = true
  const storage = createDeviceStorage(() => ({ ...local, setItem: isFull ? forbidden : local.setItem }), vi.fn())
  const heard: boolean[] = []
  const end = storage.subscribe(() => heard.push(storage.isKept('a')))
  expect(storage.isKept('a')).toBe(true)

  storage.setItem('a', '1')
  storage.setItem('a', '12')
  isFull = false
  storage.setItem('a', '1')
  isFull = true
  storage.setItem('a', '12')
  storage.removeItem('a')
  expect(heard).toEqual([false, true, false, true])
  end()
  storage.setItem('a', '1')
  expect([heard.length, storage.isKept('a'), storage.isKept('b')]).toEqual([4, false, true])
})

test('[DATA-6] who turns back where it is full goes back, and the later chapter stays nowhere', () => {
  const local = createFullStorage({ currentChapter: '57' })
  const log = vi.fn()
  const storage = createDeviceStorage(() => local, log)
  const outside = {
    fetch: vi.fn(),
    ask: vi.fn(),
    storage,
    tab: storage,
    cookie: createMemoryCookie(),
    store: createMemoryStore(),
    log,
    forget: vi.fn(),
  }
  const { get, dispatch } = runReader({ first: 1, last: 214, bundle: 25 }, outside)
  dispatch({ type: 'turned', chapter: 12, at: 1000 })

  expect(get().chapter).toBe(12)
  expect(storedChapter(get())).toBe(12)
  expect(local.getItem('currentChapter')).toBeNull()
  expect(log).toHaveBeenCalled()
})
