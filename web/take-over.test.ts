import { describe, expect, test, vi } from 'vitest'
import { unopened } from '#reader/story-state.ts'
import type { ReaderStore } from './reader/reader.ts'
import { createStore } from './reader/store.ts'
import { anyProfile } from './reader/testing/profile.ts'
import { isAsDrawn } from './take-over.ts'

type Here = { session?: object; chapter?: number; story?: object; device?: object }

const reader = (chapter: number, story: object = {}): Here => ({
  session: { status: 'reader', profile: anyProfile() },
  chapter,
  device: { chapter },
  story: { ...unopened, loadedTo: chapter, ...story },
})
const loading = (chapter: number) => reader(chapter, { loadedTo: 0, isLoading: true })
const nobody: Here = { session: { status: 'loading' }, chapter: 1, device: {}, story: unopened }

/** A page drawn at the chapter, and a reader about whom these things become known one by one. */
function open(drawn: string | undefined, ...steps: Here[]) {
  return openPage(
    {
      dataset: { ...(drawn !== undefined && { chapter: drawn }) },
      hasChildNodes: () => true,
      querySelector: () => null,
    },
    ...steps,
  )
}

function openPage(drawn: object, ...steps: Here[]) {
  const store = createStore(nobody)
  const root = drawn as HTMLElement
  const until = (holds: (state: Here) => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => holds(store.get()) && resolve()
      store.subscribe(check)
      check()
    })
  const refresh = vi.fn(async () => {})
  const dispatch = vi.fn()
  let address = '/codex'
  const page = { root, address: () => address, routes: [] }
  const answer = isAsDrawn(page, { get: store.get, until, refresh, dispatch } as unknown as ReaderStore)
  for (const step of steps) store.set(step)
  return {
    answer,
    refresh,
    dispatch,
    go(to: string) {
      address = to
    },
  }
}

describe('[SHELL-14] the app takes a page over', () => {
  test('at the chapter at which it was drawn, once the story is here', async () => {
    expect(await open('42', loading(42), reader(42)).answer).toBe(true)
  })

  test('and hears of a tab that has gone on while the page stood there, of no other', async () => {
    for (const [other, events] of [
      [43, [[{ type: 'stored' }]]],
      [42, []],
    ] as const) {
      const { answer, dispatch } = open('42', { ...reader(42), device: { chapter: other } })
      expect(await answer).toBe(true)
      expect(dispatch.mock.calls).toEqual(events)
    }
  })

  test('not where the starter has taken it away, though the account has come as far', async () => {
    const empty = { dataset: { chapter: '42' }, hasChildNodes: () => false }
    expect(await openPage(empty, reader(42)).answer).toBe(false)
  })

  test('of visitors, where nobody is here', async () => {
    expect(await open('', { ...nobody, session: { status: 'visitor' } }).answer).toBe(true)
  })

  test.each([
    ['a later chapter', '60', [loading(12)]],
    ['an earlier chapter', '12', [loading(60)]],
    ['another chapter since', '60', [loading(60), reader(12)]],
    ['a reader who is gone', '42', [{ ...nobody, session: { status: 'visitor' } }]],
    ['visitors, for a reader', '', [loading(42)]],
    ['a story that does not come', '42', [loading(42), reader(42, { loadedTo: 25, hasFailed: true })]],
    ['a server that does not answer', '42', [{ ...nobody, session: { status: 'failed' } }]],
  ] as const)('and none that was drawn for %s', async (_, drawn, steps) => {
    expect(await open(drawn, ...steps).answer).toBe(false)
  })

  test('and none that has gone to another address meanwhile', async () => {
    const { answer, go } = open('42', reader(42))
    go('/quests')
    expect(await answer).toBe(false)
  })

  test('that came empty at once, asking nobody', async () => {
    const { answer, refresh } = open(undefined)
    expect(await answer).toBe(false)
    expect(refresh).not.toHaveBeenCalled()
  })
})
