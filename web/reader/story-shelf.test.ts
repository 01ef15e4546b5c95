import { describe, expect, test, vi } from 'vitest'
import { createStoryShelf } from './story-shelf.ts'
import { createMemoryCaches } from './testing/memory-caches.ts'

describe('[DATA-6] the shelf of the device', () => {
  test('gives back what was put on it', async () => {
    const { caches } = createMemoryCaches()
    const shelf = createStoryShelf(caches, vi.fn())
    await shelf.put('/story/a/1.json', { chapter_1: {} })

    expect(await shelf.holds('/story/a/1.json')).toBe(true)
    expect(await shelf.take('/story/a/1.json')).toEqual({ chapter_1: {} })
    expect(await shelf.holds('/story/b/2.json')).toBe(false)
    expect(await shelf.take('/story/b/2.json')).toBeUndefined()
  })

  test('keeps only what it is told to keep', async () => {
    const { caches, kept } = createMemoryCaches()
    const shelf = createStoryShelf(caches, vi.fn())
    for (const address of ['/story/a/1.json', '/story/b/2.json', '/story/index/2.json']) await shelf.put(address, {})

    await shelf.keepOnly(['/story/a/1.json'])
    expect([...kept.keys()]).toEqual(['/story/a/1.json'])
    await shelf.keepOnly([])
    expect(kept.size).toBe(0)
  })

  test('is empty where the browser has none, and where it fails', async () => {
    const log = vi.fn()
    const broken = { open: () => Promise.reject(new Error('denied')) } as unknown as CacheStorage
    for (const shelf of [createStoryShelf(undefined, log), createStoryShelf(broken, log)]) {
      await shelf.put('/story/a/1.json', {})
      await shelf.keepOnly([])
      expect(await shelf.take('/story/a/1.json')).toBeUndefined()
      expect(await shelf.holds('/story/a/1.json')).toBe(false)
    }
    expect(log).toHaveBeenCalledTimes(4)
  })
})
