import { beforeEach, expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

let draw: FrameRequestCallback
const work = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    draw = callback
  })
  work.mockReset()
  return () => vi.useRealTimers()
})

test('the work is done once, and not before the page is drawn', () => {
  afterPaint(work)
  draw(0)
  expect(work).not.toHaveBeenCalled()

  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledTimes(1)
})

test('it is done in a page that nobody sees', () => {
  afterPaint(work)
  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledTimes(1)
})

test('it is done at once in a page that is left', () => {
  afterPaint(work)
  window.dispatchEvent(new Event('pagehide'))
  vi.advanceTimersByTime(1000)
  expect(work).toHaveBeenCalledTimes(1)
})
