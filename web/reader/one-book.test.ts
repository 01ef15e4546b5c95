import { expect, test, vi } from 'vitest'
import { keepToBook } from './one-book.ts'
import { createMemoryStorage } from './testing/memory-storage.ts'

const KEPT = { currentChapter: '200', profile: '{}', readDiaryPages: '{}', sidebar: 'collapsed' }

function device(kept: Record<string, string>) {
  const storage = createMemoryStorage(kept)
  const store = { clear: vi.fn(async () => {}) }
  return { storage, store, left: () => Object.keys(KEPT).filter((key) => storage.getItem(key) !== null) }
}

test('[DATA-12] a device that served another book forgets its reader and its story, and keeps the choices of the screen', async () => {
  const { storage, store, left } = device({ ...KEPT, book: 'Another' })
  await keepToBook('This one', storage, store)

  expect(left()).toEqual(['sidebar'])
  expect(store.clear).toHaveBeenCalledOnce()
  expect(storage.getItem('book')).toBe('This one')
})

test.each([undefined, 'This one'])('[DATA-12] a device that knows the book %j keeps everything', async (known) => {
  const { storage, store, left } = device({ ...KEPT, ...(known && { book: known }) })
  await keepToBook('This one', storage, store)

  expect(left()).toEqual(Object.keys(KEPT))
  expect(store.clear).not.toHaveBeenCalled()
  expect(storage.getItem('book')).toBe('This one')
})
