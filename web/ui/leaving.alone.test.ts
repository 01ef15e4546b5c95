// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isLeaving, untilStays } from './leaving.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('[SHELL-8] a reader is leaving a page until half a minute has passed since they last set out', async () => {
  const stays = vi.fn()
  expect(isLeaving()).toBe(false)
  await untilStays()

  dispatchEvent(new Event('beforeunload'))
  void untilStays().then(stays)
  expect(isLeaving()).toBe(true)
  await vi.advanceTimersByTimeAsync(20_000)
  dispatchEvent(new Event('beforeunload'))
  await vi.advanceTimersByTimeAsync(29_000)
  expect(stays).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(stays).toHaveBeenCalled()
  expect(isLeaving()).toBe(false)
})

test('[SHELL-8] a reader who goes back to a page that the browser has kept is leaving it no longer', async () => {
  const stays = vi.fn()
  dispatchEvent(new Event('beforeunload'))
  void untilStays().then(stays)
  dispatchEvent(new Event('pageshow'))
  expect(isLeaving()).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(stays).toHaveBeenCalled()
})
