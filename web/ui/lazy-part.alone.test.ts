import { beforeEach, expect, test, vi } from 'vitest'
import { loadPart } from './lazy-part.ts'
import { untilLoadedAnew } from './load-anew.ts'

vi.mock('./load-anew.ts', () => ({ untilLoadedAnew: vi.fn(async () => {}) }))
beforeEach(() => void vi.clearAllMocks())

test('a part that comes is there', async () => {
  expect(await loadPart(async () => 'the part')).toBe('the part')
  expect(untilLoadedAnew).not.toHaveBeenCalled()
})

test('where a part does not come the page is loaded anew, and only where it has just been it fails', async () => {
  const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(loadPart(load)).rejects.toThrow('Failed to fetch')
  expect(untilLoadedAnew).toHaveBeenCalledTimes(1)
  expect(load).toHaveBeenCalledTimes(1)
})
