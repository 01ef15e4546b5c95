import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer } from '../testing/browser.ts'
import { healthRoutes } from './health.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a server whose database says nothing at all is not ready, and says so soon', async () => {
  const routes = healthRoutes({ ping: () => new Promise(() => {}) })
  const asked = answer(Promise.resolve(routes.request('/ready')))

  await vi.advanceTimersByTimeAsync(2000)
  expect(await asked).toEqual([503, { error: 'The database does not answer' }])
})
