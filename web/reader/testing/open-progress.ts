import { vi } from 'vitest'
import type { Profile } from '#api/profile.ts'
import { isUnsent } from '#reader/outbox.ts'
import { profileOf, storedChapter } from '#reader/state.ts'
import type { Ask } from '#web/reader/api-client.ts'
import { runReader } from '#web/reader/run-reader.ts'
import { createMemoryCookie } from './memory-cookie.ts'
import { createMemoryStorage } from './memory-storage.ts'
import { createMemoryStore } from './memory-store.ts'

const book = { first: 1, last: 214, bundle: 25 }

/** One open page and its chapter: a test turns it, answers for the account, and acts as another tab. */
export function openProgress(
  kept: Record<string, string> = {},
  storage = createMemoryStorage(kept),
  tab = createMemoryStorage(),
  cookie = createMemoryCookie(),
) {
  const save = vi.fn(async (_chapter: number) => {})
  const log = vi.fn()
  let time = 1000
  const fetch = () => new Promise<never>(() => {})
  const { get, dispatch, until } = runReader(book, {
    ...{ fetch, storage, tab, cookie, log, store: createMemoryStore(), forget: vi.fn() },
    ask: (async ({ method }: { method: string }, { body }: { body: { currentChapter: number } }) => {
      if (method !== 'PATCH') return new Promise(() => {})
      const profile = { ...profileOf(get())!, ...body }
      const failed = () => ({ ok: false, error: 'Not now', status: 0 })
      return save(body.currentChapter).then(() => ({ ok: true, value: profile }), failed)
    }) as unknown as Ask,
  })
  const reader = {
    get: () => ({ chapter: get().chapter, offered: get().offered }),
    turnTo(chapter: number) {
      const { turnedAt } = get()
      dispatch({ type: 'turned', chapter, at: time })
      return get().turnedAt !== turnedAt
    },
    /** Signs in; `isBack`: on the device they last used. */
    begin(profile: Profile, isBack = false) {
      if (isBack) storage.setItem('profile', JSON.stringify(profile))
      else storage.removeItem('profile')
      dispatch({ type: 'arrived', profile })
    },
    /** The account is at this chapter, and the page learns of it. */
    meet(currentChapter: number) {
      dispatch({ type: 'refreshed', isAnew: true })
      dispatch({ type: 'who-came', number: get().asked, answer: { profile: { ...profileOf(get())!, currentChapter } } })
    },
    /** Another tab has turned. */
    hear: () => dispatch({ type: 'stored' }),
    accept: () => dispatch({ type: 'accepted', at: time }),
    decline: () => dispatch({ type: 'declined' }),
    leave: () => dispatch({ type: 'left' }),
    stored: () => storedChapter(get()),
    isUnsynced: () => isUnsent(get()),
    sync() {
      dispatch({ type: 'drained' })
      return until(({ sending }) => !sending)
    },
  }
  const wait = (ms: number) => {
    time += ms
  }
  const turnTo = (chapter: number) => {
    wait(1000)
    return reader.turnTo(chapter)
  }
  return { reader, storage, tab, cookie, save, log, wait, turnTo, chapter: () => reader.get().chapter }
}
