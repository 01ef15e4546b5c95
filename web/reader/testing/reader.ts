import type { Profile } from '#api/profile.ts'
import { unopened } from '#reader/story-state.ts'
import { emptyStory, type Story } from '#story/engine/story.ts'
import { createReader } from '#web/reader/reader.ts'
import { createStore } from '#web/reader/store.ts'
import type { StoryReader } from '#web/reader/story-context.tsx'
import { createMemoryCookie } from './memory-cookie.ts'
import { createMemoryStorage } from './memory-storage.ts'
import { createMemoryStore } from './memory-store.ts'

/** A reader, signed in with this profile at a server that accepts every change. `null` is a visitor. */
export function createTestReader(
  signedIn: Profile | null,
  kept: Record<string, string> = {},
  story: (address: string) => Promise<Response> = noStory,
) {
  let profile = signedIn
  let arrive = () => {}
  const known = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const fetch = async (address: string, { method, body }: RequestInit = {}) => {
    if (address.startsWith('/story/')) return story(address)
    if (method === 'PATCH' && profile) profile = { ...profile, ...(JSON.parse(String(body)) as object) }
    if (method === 'PATCH') return Response.json(profile)
    await known
    // For all other calls: there are no posts, and nothing sent arrives.
    if (method === 'POST') throw new TypeError('Failed to fetch')
    return Response.json({ profile, posts: [], reports: [], next: null, chapter: 1 })
  }
  let time = 0
  const storage = createMemoryStorage(kept)
  const reader = createReader(
    { first: 1, last: 214, bundle: 25 },
    {
      fetch: fetch as typeof globalThis.fetch,
      storage,
      tab: createMemoryStorage(),
      cookie: createMemoryCookie(),
      store: createMemoryStore(),
      now: () => (time += 1000),
      log: console.warn,
    },
  )
  return {
    reader,
    storage,
    /** Lets the server answer who is signed in. */
    arrive,
  }
}

/** A request that is never answered. */
const noStory = () => new Promise<Response>(() => {})

/** The same reader with a story that a test loads: chapters up to `loadedTo` are available. */
export function withStory<Reader extends StoryReader>(reader: Reader, { loadedTo }: { loadedTo: number }) {
  const story = createStore({ ...unopened, loadedTo })
  const subscribe = (listener: () => void) => {
    const ends = [reader.subscribe(listener), story.subscribe(listener)]
    return () => {
      for (const end of ends) end()
    }
  }
  const stories = new Map<number, Story>()
  const storyAt = (asked: number, { loadedTo }: { loadedTo: number }) => {
    const chapter = Math.min(asked, loadedTo)
    const story = stories.get(chapter) ?? { ...emptyStory, chapter }
    stories.set(chapter, story)
    return story
  }
  return {
    reading: { ...reader, subscribe, storyAt, get: () => ({ ...reader.get(), story: story.get() }) },
    come: (to: number) => story.set({ ...unopened, loadedTo: to }),
    /** Nothing beyond what is available can be loaded. */
    fail: () => story.set({ ...story.get(), hasFailed: true }),
  }
}
