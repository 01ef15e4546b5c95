import { DEVICE_FORMS } from '#reader/device-format.ts'
import type { DiaryReads, Unsent } from '#reader/state.ts'
import type { Storage } from './device.ts'

/** The key of the uid of a reader whose account did not have the stored chapter yet. */
const UNSYNCED_KEY = 'currentChapterUnsynced'
/** The cache in which the story was stored file by file. */
const STORY_CACHE = 'story'

type OldRead = { chapter: number; isSent: boolean }

/**
 * Converts data from an earlier version of the app: unsent changes go to the outbox. The story stored by file is deleted and
 * later loaded again by chapter. Does nothing if there is no old data.
 *
 * @param open returns the browser's caches; a browser that stores nothing may throw even here
 */
export function migrateDevice(storage: Storage, open: () => Pick<CacheStorage, 'delete'> | undefined): void {
  const { outbox, diaryReads } = DEVICE_FORMS
  const unsynced = storage.getItem(UNSYNCED_KEY)
  const old = oldReadsIn(storage.getItem(diaryReads.key))
  const unsent: Unsent[] = [
    ...(unsynced === null ? [] : [{ type: 'chapter', uid: unsynced } as const]),
    ...old.flatMap(([uid, id, { chapter, isSent }]) =>
      isSent ? [] : [{ type: 'diary-read', uid, id, chapter } as const],
    ),
  ]
  if (old.length > 0) storage.setItem(diaryReads.key, diaryReads.write(byReader(old)) ?? '{}')
  if (unsent.length > 0) storage.setItem(outbox.key, JSON.stringify(unsent))
  storage.removeItem(UNSYNCED_KEY)
  void deleteOldStory(open).catch(() => false)
}

async function deleteOldStory(open: () => Pick<CacheStorage, 'delete'> | undefined) {
  await open()?.delete(STORY_CACHE)
}

function byReader(old: readonly (readonly [uid: string, id: string, read: OldRead])[]): DiaryReads {
  const readers = Map.groupBy(old, ([uid]) => uid)
  return Object.fromEntries(
    [...readers].map(([uid, diaryReads]) => [
      uid,
      Object.fromEntries(diaryReads.map(([, id, { chapter }]) => [id, chapter])),
    ]),
  )
}

function oldReadsIn(text: string | null) {
  try {
    const kept = JSON.parse(text ?? '{}') as Record<string, Record<string, Partial<OldRead>>>
    return Object.entries(kept).flatMap(([uid, diaryReads]) =>
      Object.entries(diaryReads).flatMap(([id, read]) =>
        typeof read?.chapter === 'number' ? [[uid, id, read as OldRead] as const] : [],
      ),
    )
  } catch {
    return []
  }
}
