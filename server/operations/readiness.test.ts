import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createReadiness } from './readiness.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<void>(() => {})
const works = async () => {}
const fails = () => Promise.reject(new Error('disk full'))

test.each([
  ['that says nothing', { ping: never, tryToWrite: works }],
  ['that never finishes writing', { ping: works, tryToWrite: never }],
])('a server with a database %s is not ready, and says so soon', async (_, database) => {
  const asked = createReadiness(database)()

  await vi.advanceTimersByTimeAsync(2000)
  expect(await asked).toBe(false)
})

test('however many ask, the database is asked once, and a write is tried once in five seconds', async () => {
  const ping = vi.fn(works)
  const tryToWrite = vi.fn(works)
  const isReady = createReadiness({ ping, tryToWrite })

  expect(await Promise.all(Array.from({ length: 100 }, isReady))).toEqual(Array(100).fill(true))
  expect([ping, tryToWrite].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(4000)
  expect(await isReady()).toBe(true)
  expect([ping, tryToWrite].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
  await vi.advanceTimersByTimeAsync(1000)
  expect(await isReady()).toBe(true)
  expect(tryToWrite).toHaveBeenCalledTimes(2)
})

test('a database that answers again is asked anew, whoever still waits', async () => {
  const ping = vi.fn(works).mockImplementationOnce(never)
  const isReady = createReadiness({ ping, tryToWrite: works })
  const asked = isReady()
  await vi.advanceTimersByTimeAsync(2000)

  expect([await asked, await isReady()]).toEqual([false, true])
})

test('a write that failed makes a server unready until one succeeds, a database that is silent at once', async () => {
  const ping = vi.fn(works)
  const tryToWrite = vi.fn(works).mockImplementationOnce(fails)
  const isReady = createReadiness({ ping, tryToWrite })

  expect(await isReady()).toBe(false)
  await vi.advanceTimersByTimeAsync(4000)
  expect(await isReady()).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await isReady()).toBe(true)
  ping.mockImplementationOnce(fails)
  expect(await isReady()).toBe(false)
})
