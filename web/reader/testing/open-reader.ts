import { vi } from 'vitest'
import type { Profile } from '#api/profile.ts'
import { createReader, type ReaderOutside } from '#web/reader/reader.ts'
import { createAccountServer } from './account-server.ts'
import { createMemoryCookie } from './memory-cookie.ts'
import { createMemoryStorage } from './memory-storage.ts'
import { createMemoryStore } from './memory-store.ts'

type Opened = Pick<ReaderOutside, 'afterPaint'> & {
  profile?: Profile | null
  kept?: Record<string, string>
  storage?: Storage
}
type Storage = ReturnType<typeof createMemoryStorage>

/** Opens a page for the reader with this profile, with its own server. `null` is a visitor. */
export function openReader({
  profile = null,
  kept = {},
  storage = createMemoryStorage(kept),
  ...outside
}: Opened = {}) {
  const server = createAccountServer(profile)
  const log = vi.fn()
  let time = 0
  const now = () => (time += 1000)
  const reader = createReader(
    { first: 1, last: 214, bundle: 25 },
    {
      fetch: server.fetch,
      storage,
      tab: createMemoryStorage(),
      cookie: createMemoryCookie(),
      store: createMemoryStore(),
      log,
      now,
      ...outside,
    },
  )
  return {
    reader,
    server,
    storage,
    log,
    chapter: () => reader.get().chapter,
    who: () => reader.get().session,
  }
}
