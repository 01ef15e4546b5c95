import { vi } from 'vitest'
import { createReader } from '#web/reader/reader.ts'
import { createMemoryCookie } from './memory-cookie.ts'
import { createMemoryStorage } from './memory-storage.ts'
import { createMemoryStore } from './memory-store.ts'
import { anyProfile } from './profile.ts'
import { BUNDLE, createStoryServer, LAST, type StoryServer } from './story-server.ts'

/** Waits until every request has been answered or has failed. */
export async function allCome() {
  for (let turn = 0; turn < 12; turn++) await new Promise((resolve) => setImmediate(resolve))
}

/** A page of a reader whose story comes from the server, on a device that stores it. */
export function openStory(store = createMemoryStore(), server: StoryServer = createStoryServer()) {
  const log = vi.fn()
  const fetch: typeof globalThis.fetch = (address, init) =>
    String(address).startsWith('/story/') ? server.fetch(address, init) : new Promise(() => {})
  let time = 0
  const reader = createReader(
    { first: 1, last: LAST, bundle: BUNDLE },
    {
      fetch,
      store,
      storage: createMemoryStorage(),
      tab: createMemoryStorage(),
      cookie: createMemoryCookie(),
      now: () => (time += 1000),
      log,
    },
  )
  const files = {
    get: () => {
      const { loadedTo, isLoading, hasFailed, hasNewer } = reader.get().story
      return { loadedTo, isLoading, hasFailed, hasNewer }
    },
    storyAt: (chapter: number) => reader.storyAt(chapter, reader.get().story),
    /** Goes to a chapter, or retries it. */
    load(chapter: number) {
      if (reader.get().session.status !== 'reader') {
        reader.dispatch({ type: 'arrived', profile: anyProfile({ currentChapter: chapter }) })
      } else if (reader.get().chapter === chapter) reader.dispatch({ type: 'retried' })
      else reader.turnTo(chapter)
      return allCome()
    },
    leave() {
      reader.dispatch({ type: 'left' })
      return allCome()
    },
  }
  const people = (chapter: number) => files.storyAt(chapter).characters.length
  return { ...server, files, reader, log, people, store }
}
