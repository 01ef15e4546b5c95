// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useConfig } from './use-config.ts'

const config = { google: true, mail: false, contact: { email: null, chat: null } }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A screen that uses it for some time. */
async function open(afterMs = 0) {
  const { result } = renderHook(() => useConfig())
  await act(() => vi.advanceTimersByTimeAsync(afterMs))
  return result.current
}

test('[AUTH-1] a network that hangs is given up, and the next screen asks anew', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  expect(await open(30_000)).toBeUndefined()
  vi.stubGlobal('fetch', async () => new Response('Bad gateway', { status: 502 }))
  expect(await open()).toBeUndefined()

  vi.stubGlobal('fetch', async () => Response.json(config))
  expect(await open()).toEqual(config)
})
