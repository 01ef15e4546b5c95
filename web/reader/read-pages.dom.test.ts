import { act, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { DiaryRead } from '#api/diary-reads.ts'
import { listen } from './listen.ts'
import { createReader } from './reader.ts'
import { ReaderProvider, useReader } from './reader-context.tsx'
import { createMemoryCookie } from './testing/memory-cookie.ts'
import { createMemoryStorage } from './testing/memory-storage.ts'
import { createMemoryStore } from './testing/memory-store.ts'
import { anyProfile } from './testing/profile.ts'
import { useReadPages } from './use-read-pages.ts'

/** A server that stores each account's diary reads; `status` is its answer to one. */
function createServer() {
  const accounts = new Map<string, DiaryRead[]>()
  const guests = new Set<string>()
  const server = {
    here: undefined as string | undefined,
    isDown: false,
    status: 204,
    accounts,
    guests,
    sent: [] as DiaryRead[],
  }
  const fetch = async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (server.isDown) throw new TypeError('Failed to fetch')
    const { here } = server
    if (address === '/api/session') {
      const profile = { uid: here!, currentChapter: 5, isAnonymous: guests.has(here!) }
      return Response.json({ profile: here === undefined ? null : anyProfile(profile) })
    }
    if (address === '/api/auth/sign-out') {
      server.here = undefined
      return new Response(null, { status: 204 })
    }
    if (method === 'PATCH') return Response.json(anyProfile({ uid: here!, ...(JSON.parse(String(body)) as object) }))
    const pages = accounts.get(here!) ?? []
    if (method === 'GET') return Response.json({ pages: pages.filter(({ chapter }) => chapter <= 5) })
    const page = JSON.parse(String(body)) as DiaryRead
    server.sent.push(page)
    if (server.status !== 204) return Response.json({ error: 'Not today' }, { status: server.status })
    accounts.set(here!, [...pages.filter(({ id }) => id !== page.id), page])
    return new Response(null, { status: 204 })
  }
  return Object.assign(server, { fetch: fetch as unknown as typeof globalThis.fetch })
}

let server: ReturnType<typeof createServer>
beforeEach(() => {
  server = createServer()
})

/** The hook for the reader with this uid, once the app knows who is signed in. */
async function openAs(uid: string | undefined, storage = createMemoryStorage()) {
  server.here = uid
  const log = vi.fn()
  let time = 0
  const now = () => (time += 1000)
  const reader = createReader(
    { first: 1, last: 9, bundle: 25 },
    {
      fetch: server.fetch,
      storage,
      tab: createMemoryStorage(),
      cookie: createMemoryCookie(),
      store: createMemoryStore(),
      now,
      log,
    },
  )
  onTestFinished(listen(reader, window))
  const wrapper = ({ children }: { children: ReactNode }) => createElement(ReaderProvider, { reader, children })
  const { result } = renderHook(() => ({ pages: useReadPages(), session: useReader().session }), { wrapper })
  await waitFor(() => expect(result.current.session.status).not.toBe('loading'))
  await settled()
  return {
    log,
    storage,
    reader,
    read: () => [...result.current.pages.read],
    open: (id: string) => act(() => result.current.pages.markRead(id)),
    kept: () => JSON.parse(storage.getItem('readDiaryPages') ?? 'null') as unknown,
  }
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)))
const focus = async () => {
  act(() => void window.dispatchEvent(new Event('focus')))
  await settled()
}

describe('[DIARY-2] the diary entries that a reader has opened', () => {
  test('are kept on the device and in the account, each once, with the chapter', async () => {
    const anna = await openAs('anna')
    anna.open('storm')
    anna.open('roads')
    anna.open('storm')
    expect(anna.read()).toEqual(['storm', 'roads'])
    await settled()

    expect(server.sent).toEqual([
      { id: 'storm', chapter: 5 },
      { id: 'roads', chapter: 5 },
    ])
    expect(anna.kept()).toEqual({
      anna: { storm: 5, roads: 5 },
    })
    expect((await openAs('anna', anna.storage)).read()).toEqual(['storm', 'roads'])
    expect(server.sent).toHaveLength(2)
  })

  test('come from the account to another device, at once and when the page is looked at again', async () => {
    server.accounts.set('anna', [{ id: 'storm', chapter: 2 }])
    const elsewhere = await openAs('anna')
    expect(elsewhere.read()).toEqual(['storm'])

    server.accounts.set('anna', [
      { id: 'storm', chapter: 2 },
      { id: 'roads', chapter: 4 },
    ])
    await focus()
    expect(elsewhere.read()).toEqual(['storm', 'roads'])
    expect(server.sent).toEqual([])
  })

  test('come from another device that is further on once this one gets there, and leave no trace before', async () => {
    server.accounts.set('anna', [
      { id: 'storm', chapter: 2 },
      { id: 'roads', chapter: 4 },
    ])
    const anna = await openAs('anna', createMemoryStorage({ currentChapter: '3', declinedChapter: 'anna 5' }))
    expect(anna.kept()).toEqual({ anna: { storm: 2 } })

    act(() => void anna.reader.turnTo(5))
    await settled()
    expect(anna.read()).toEqual(['storm', 'roads'])
  })

  test('leave the device when their reader goes back, and come again from the account', async () => {
    const anna = await openAs('anna')
    anna.open('storm')
    await settled()
    act(() => void anna.reader.turnTo(4))
    expect(anna.kept()).toBeNull()
    expect(anna.read()).toEqual([])

    act(() => void anna.reader.turnTo(5))
    await settled()
    expect(anna.read()).toEqual(['storm'])
  })

  test('leave the device also where the account has not heard of them, and are not sent from an earlier chapter', async () => {
    const anna = await openAs('anna')
    server.isDown = true
    anna.open('storm')
    act(() => void anna.reader.turnTo(4))
    await settled()
    expect(anna.read()).toEqual([])
    expect(anna.storage.getItem('outbox')).not.toContain('storm')

    server.isDown = false
    await act(() => anna.reader.refresh())
    await settled()
    expect(server.sent).toEqual([])
  })

  test('leave a device whose reader went back on another one, when it is opened', async () => {
    const storage = createMemoryStorage({
      readDiaryPages: JSON.stringify({
        anna: { storm: 5, late: 9 },
      }),
      currentChapter: '9',
    })
    const anna = await openAs('anna', storage)
    expect(anna.kept()).toEqual({ anna: { storm: 5 } })
  })

  test('wait on the device while there is no network, and are sent afterwards', async () => {
    const anna = await openAs('anna')
    server.isDown = true
    anna.open('storm')
    anna.open('roads')
    await settled()
    expect(anna.read()).toEqual(['storm', 'roads'])
    expect(server.accounts.get('anna')).toBeUndefined()
    expect(anna.log).toHaveBeenCalled()

    server.isDown = false
    await act(() => anna.reader.refresh())
    await settled()
    expect(server.accounts.get('anna')).toEqual([
      { id: 'storm', chapter: 5 },
      { id: 'roads', chapter: 5 },
    ])
  })

  test('are tried again after a failure, but not what the server refuses', async () => {
    const anna = await openAs('anna')
    server.status = 500
    anna.open('storm')
    await settled()
    server.status = 400
    await focus()
    await focus()

    expect(server.sent).toEqual([
      { id: 'storm', chapter: 5 },
      { id: 'storm', chapter: 5 },
    ])
    expect(anna.read()).toEqual(['storm'])
  })

  test('are nobody else’s, and none for a visitor', async () => {
    const { storage, open } = await openAs('anna')
    open('storm')
    await settled()
    const bert = await openAs('bert', storage)
    bert.open('roads')
    expect(bert.read()).toEqual(['roads'])

    const visitor = await openAs(undefined, createMemoryStorage())
    visitor.open('storm')
    expect(visitor.read()).toEqual([])
    expect(visitor.kept()).toBeNull()
  })

  test('leave the device with a reader who signs out, and the account has them', async () => {
    const anna = await openAs('anna')
    server.isDown = true
    anna.open('storm')
    await settled()
    server.isDown = false
    await act(() => anna.reader.signOut())

    expect(anna.kept()).toBeNull()
    expect(server.accounts.get('anna')).toEqual([{ id: 'storm', chapter: 5 }])
  })

  test('are in the account before their reader has left, those too that were opened last', async () => {
    const anna = await openAs('anna')
    anna.open('storm')
    anna.open('roads')
    await act(() => anna.reader.signOut())

    expect(server.accounts.get('anna')?.map(({ id }) => id)).toEqual(['storm', 'roads'])
  })

  test('go along with a guest who gets an account, and leave the device with them', async () => {
    server.guests.add('guest')
    const guest = await openAs('guest')
    guest.open('storm')
    await settled()
    server.status = 500
    guest.open('roads')
    await settled()
    server.here = 'anna'
    await act(() => guest.reader.refresh())
    await settled()
    expect(guest.read()).toEqual(['storm', 'roads'])
    expect(guest.kept()).toEqual({
      anna: { storm: 5, roads: 5 },
    })

    await act(() => guest.reader.signOut())
    expect(guest.kept()).toBeNull()
  })

  test('come from another tab too', async () => {
    const anna = await openAs('anna')
    anna.storage.setItem('readDiaryPages', '{"anna":{"ball":1}}')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'readDiaryPages' })))

    expect(anna.read()).toEqual(['ball'])
  })

  test.each(['not json', 'null', '[]', '{"anna":"storm"}', '{"anna":[7]}', '{"anna":{"storm":{"chapter":"1"}}}'])(
    'are none where %s is kept',
    async (kept) => {
      const anna = await openAs('anna', createMemoryStorage({ readDiaryPages: kept }))

      expect(anna.read()).toEqual([])
      anna.open('storm')
      expect(anna.read()).toEqual(['storm'])
    },
  )
})
