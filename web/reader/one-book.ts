import { CHAPTER_KEY, DECLINED_KEY, UNSYNCED_KEY } from './bookmark.ts'
import { KEPT_KEYS } from './kept.ts'
import { LETTER_KEY } from './letter.ts'
import { PROFILE_KEY } from './session.ts'
import type { StoryShelf } from './story-shelf.ts'

/** Holds the title of the book that this device was last used for. */
const BOOK_KEY = 'book'

/** What a device keeps of a reader of one book. */
const OF_A_BOOK = [CHAPTER_KEY, UNSYNCED_KEY, DECLINED_KEY, PROFILE_KEY, LETTER_KEY, ...Object.values(KEPT_KEYS)]

/**
 * Forgets what the device kept for another book that was served under the same address: its chapters are not the chapters
 * of this one, and its story must not be shown for this one's. To be done before anything of it is read.
 */
export async function keepToBook(
  title: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  shelf: Pick<StoryShelf, 'keepOnly'>,
): Promise<void> {
  const before = storage.getItem(BOOK_KEY)
  if (before === title) return

  storage.setItem(BOOK_KEY, title)
  if (before === null) return
  for (const key of OF_A_BOOK) storage.removeItem(key)
  await shelf.keepOnly([])
}
