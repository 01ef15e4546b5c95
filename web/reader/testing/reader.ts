import type { Profile } from '#api/profile.ts'
import { createReader } from '#web/reader/reader.ts'
import { createMemoryStorage } from './memory-storage.ts'

/** A reader whom a server without a memory of its own knows: it takes every change. `null` is a visitor. */
export function createTestReader(signedIn: Profile | null, kept: Record<string, string> = {}) {
  let profile = signedIn
  let arrive = () => {}
  const known = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const fetch = async (_: string, { method, body }: RequestInit = {}) => {
    if (method === 'PATCH' && profile) profile = { ...profile, ...(JSON.parse(String(body)) as object) }
    if (method === 'PATCH') return Response.json(profile)
    await known
    // Whatever else is asked for: there are no posts, and nothing that is sent arrives.
    if (method === 'POST') throw new TypeError('Failed to fetch')
    return Response.json({ profile, posts: [], reports: [], next: null, chapter: 1 })
  }
  let time = 0
  const storage = createMemoryStorage(kept)
  const reader = createReader(
    { first: 1, last: 214 },
    {
      fetch: fetch as typeof globalThis.fetch,
      storage,
      tab: createMemoryStorage(),
      now: () => (time += 1000),
      log: console.warn,
      google: { openPopup: () => null, goTo: async () => {}, onOutcome: () => () => {}, onFocus: () => () => {} },
    },
  )
  return {
    reader,
    storage,
    /** Lets the server answer who is here. */
    arrive,
  }
}
