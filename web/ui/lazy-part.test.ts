// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { untilLoaded } from './lazy-part.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const failing = (times: number) => {
  const load = vi.fn(async () => 'the part')
  for (let time = 0; time < times; time++) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  return load
}

test('a part that did not come is asked for again', async () => {
  const load = failing(2)
  const part = untilLoaded(load)
  await vi.runAllTimersAsync()
  expect(await part).toBe('the part')
  expect(load).toHaveBeenCalledTimes(3)
})

test('without a network it is asked for once the network is back, and not before', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = failing(1)
  const part = untilLoaded(load)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(load).toHaveBeenCalledTimes(1)
  dispatchEvent(new Event('online'))
  expect(await part).toBe('the part')
})

test('a part that never comes fails at last', async () => {
  const load = failing(10)
  const part = expect(untilLoaded(load)).rejects.toThrow('Failed to fetch')
  await vi.runAllTimersAsync()
  await part
  expect(load).toHaveBeenCalledTimes(4)
})
