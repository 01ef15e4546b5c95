import { expect, test, vi } from 'vitest'
import { keepToBook } from './one-book.ts'
import { createMemoryStorage } from './testing/memory-storage.ts'

const KEPT = { currentChapter: '200', profile: '{}', readDiaryPages: '{}', sidebar: 'collapsed' }

function device(kept: Record<string, string>) {
  const storage = createMemoryStorage(kept)
  const shelf = { keepOnly: vi.fn(async () => {}) }
  return { storage, shelf, left: () => Object.keys(KEPT).filter((key) => storage.getItem(key) !== null) }
}

test('[DATA-12] a device that served another book forgets its reader and its story, and keeps the choices of the screen', async () => {
  const { storage, shelf, left } = device({ ...KEPT, book: 'Another' })
  await keepToBook('This one', storage, shelf)

  expect(left()).toEqual(['sidebar'])
  expect(shelf.keepOnly).toHaveBeenCalledWith([])
  expect(storage.getItem('book')).toBe('This one')
})

test.each([undefined, 'This one'])('[DATA-12] a device that knows the book %j keeps everything', async (known) => {
  const { storage, shelf, left } = device({ ...KEPT, ...(known && { book: known }) })
  await keepToBook('This one', storage, shelf)

  expect(left()).toEqual(Object.keys(KEPT))
  expect(shelf.keepOnly).not.toHaveBeenCalled()
  expect(storage.getItem('book')).toBe('This one')
})
