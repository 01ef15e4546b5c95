// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useReadPages } from './read-pages.ts'
import { createReader } from './reader.ts'
import { ReaderProvider, useReader } from './reader-context.tsx'
import { createMemoryStorage } from './testing/memory-storage.ts'
import { anyProfile } from './testing/profile.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

/** The hook as a reader of this uid meets it, once the server has said who that is. */
async function openAs(uid: string | undefined) {
  const profile = uid === undefined ? null : anyProfile({ uid })
  const fetch = (async () => Response.json({ profile })) as unknown as typeof globalThis.fetch
  const google = { openPopup: () => null, goTo: () => {}, onOutcome: () => () => {}, onFocus: () => () => {} }
  const outside = { fetch, storage: createMemoryStorage(), now: () => 0, log: () => {}, google }
  const reader = createReader({ first: 1, last: 9 }, outside)
  const wrapper = ({ children }: { children: ReactNode }) => createElement(ReaderProvider, { reader, children })
  const { result } = renderHook(() => ({ pages: useReadPages(), session: useReader().session }), { wrapper })
  await waitFor(() => expect(result.current.session.status).not.toBe('loading'))
  return {
    read: () => [...result.current.pages.read],
    open: (id: string) => act(() => result.current.pages.markRead(id)),
  }
}

describe('[DIARY-2] the leaves that a reader has opened', () => {
  test('are kept on the device, each once', async () => {
    const anna = await openAs('anna')
    anna.open('storm')
    anna.open('roads')
    anna.open('storm')

    expect(anna.read()).toEqual(['storm', 'roads'])
    expect((await openAs('anna')).read()).toEqual(['storm', 'roads'])
    expect(JSON.parse(localStorage.getItem('readDiaryPages')!)).toEqual({ anna: ['storm', 'roads'] })
  })

  test('are nobody else’s', async () => {
    const anna = await openAs('anna')
    anna.open('storm')
    const bert = await openAs('bert')
    bert.open('roads')

    expect(bert.read()).toEqual(['roads'])
    expect(anna.read()).toEqual(['storm'])
  })

  test('are none for a visitor', async () => {
    const visitor = await openAs(undefined)
    visitor.open('storm')

    expect(visitor.read()).toEqual([])
    expect(localStorage.getItem('readDiaryPages')).toBeNull()
  })

  test('come from another tab too', async () => {
    const anna = await openAs('anna')
    localStorage.setItem('readDiaryPages', '{"anna":["ball"]}')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'readDiaryPages' })))

    expect(anna.read()).toEqual(['ball'])
  })

  test.each(['not json', 'null', '[]', '{"anna":"storm"}', '{"anna":[7]}'])(
    'are none where %s is kept',
    async (kept) => {
      localStorage.setItem('readDiaryPages', kept)
      const anna = await openAs('anna')

      expect(anna.read()).toEqual([])
      anna.open('storm')
      expect(anna.read()).toEqual(['storm'])
    },
  )
})
