import { expect, test, vi } from 'vitest'
import { notesOf } from '#reader/notes.ts'
import { createAsk } from './api-client.ts'
import { runReader } from './run-reader.ts'
import { createMemoryCookie } from './testing/memory-cookie.ts'
import { createMemoryStorage } from './testing/memory-storage.ts'
import { createMemoryStore } from './testing/memory-store.ts'
import { anyProfile } from './testing/profile.ts'
import { settled } from './testing/settled.ts'

const json = (value: unknown) => () => Response.json(value)
const page = (status: number) => () => new Response('<h1>Sign in to the network</h1>', { status })
const nothing = () => new Response(null, { status: 204 })

/** A page of Anna's, while someone else answers in the server's place until it is `back`. */
function open(strange: () => Response) {
  const sent: unknown[] = []
  let isBack = false
  const fetch = async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (address.startsWith('/story/')) return new Promise<never>(() => {})
    if (!isBack) return strange()
    const change = body ? (JSON.parse(String(body)) as Record<string, unknown>) : {}
    if (method !== 'GET') sent.push(change)
    if (address === '/api/profile') return Response.json({ ...anyProfile(), ...change })
    if (address === '/api/read-pages') return nothing()
    const { base: _, ...note } = change
    return Response.json({ note: { ...note, id: address.slice('/api/notes/'.length) } })
  }
  const log = vi.fn()
  const { get, dispatch } = runReader(
    { first: 1, last: 214, bundle: 25 },
    {
      fetch: fetch as typeof globalThis.fetch,
      ask: createAsk(fetch as typeof globalThis.fetch, log),
      storage: createMemoryStorage(),
      tab: createMemoryStorage(),
      cookie: createMemoryCookie(),
      store: createMemoryStore(),
      log,
      forget: vi.fn(),
    },
  )
  dispatch({ type: 'arrived', profile: anyProfile({ currentChapter: 57 }) })
  return {
    get,
    dispatch,
    sent,
    async comesBack() {
      await settled()
      isBack = true
      dispatch({ type: 'drained' })
      await settled()
    },
  }
}

const note = { id: 'n', kind: 'characters', entry: 'clara', chapter: 57, text: 'words', revision: 'r' } as const

const STRANGERS = [
  ['nothing that is ours', json({})],
  ['null', json(null)],
  ['a page', page(200)],
  ['a refusal that is no sentence of ours', page(400)],
] as const

test.each([...STRANGERS, ['no content', nothing] as const])(
  '[OWN-3] a note that is answered with %s counts as not sent, and is sent again',
  async (_, strange) => {
    const { dispatch, get, sent, comesBack } = open(strange)
    dispatch({ type: 'note-written', note, from: '' })
    await comesBack()
    expect(sent).toMatchObject([{ text: 'words' }])
    expect(notesOf(get())).toMatchObject([{ text: 'words', base: 'r', isRefused: false }])
  },
)

const CHAPTER = { type: 'turned', chapter: 12, at: 1000 } as const
const LEAF = { type: 'diary-entry-opened', id: 'storm' } as const

test.each(
  STRANGERS.flatMap(([name, strange]) => [
    ['a chapter', name, CHAPTER, { currentChapter: 12 }, strange] as const,
    ['a diary entry', name, LEAF, { id: 'storm', chapter: 57 }, strange] as const,
  ]),
)('[DATA-12] so is %s that is answered with %s', async (_, __, event, change, strange) => {
  const { dispatch, get, sent, comesBack } = open(strange)
  dispatch(event)
  await comesBack()
  expect(sent).toEqual([change])
  expect(get().device.outbox).toEqual([])
})

test.each(['notes-wanted', 'diary-reads-wanted'] as const)(
  '[OWN-3] a page whose question (%s) is answered with nothing that is ours still keeps what is typed',
  async (type) => {
    const { dispatch, get, comesBack } = open(json({}))
    dispatch({ type })
    await settled()
    dispatch({ type: 'note-written', note, from: '' })
    await comesBack()
    expect(notesOf(get())).toMatchObject([{ text: 'words', base: 'r' }])
  },
)
