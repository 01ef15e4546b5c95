import { DEVICE_FORMS } from '#reader/device-format.ts'
import type { Storage } from './device.ts'
import { DRAFT_KEY, VOTED_KEY } from './kept.ts'
import type { OfflineStore } from './offline-store.ts'

/** The key of the title of the book that this device was last used for. */
const BOOK_KEY = 'book'

/** The keys of what a device keeps about the reader of one book. */
const OF_A_BOOK = [...Object.values(DEVICE_FORMS).map(({ key }) => key), DRAFT_KEY, VOTED_KEY]

/**
 * Deletes data of another book that was served under the same address: its chapters are not the chapters of this one, and its
 * story must not be shown as this one's. Must be called before any of it is read.
 */
export async function keepToBook(title: string, storage: Storage, store: Pick<OfflineStore, 'clear'>): Promise<void> {
  const before = storage.getItem(BOOK_KEY)
  if (before === title) return

  storage.setItem(BOOK_KEY, title)
  if (before === null) return
  for (const key of OF_A_BOOK) storage.removeItem(key)
  await store.clear()
}
