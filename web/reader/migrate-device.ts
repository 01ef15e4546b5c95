import { DEVICE_FORMS } from '#reader/device-format.ts'
import type { Leaves, Unsent } from '#reader/state.ts'
import type { Storage } from './device.ts'

/** Held the uid of the reader whose account did not know the stored chapter yet. */
const UNSYNCED_KEY = 'currentChapterUnsynced'
/** The cache in which the story was kept by file. */
const STORY_CACHE = 'story'

type OldLeaf = { chapter: number; isSent: boolean }

/**
 * Brings what an earlier version of the app kept on this device into its present form: what had not been sent is put into the
 * outbox. The story that was kept by file is let go; it comes again by chapter. Does nothing where nothing is old.
 */
export function migrateDevice(storage: Storage, caches: Pick<CacheStorage, 'delete'> | undefined): void {
  const { outbox, leaves } = DEVICE_FORMS
  const unsynced = storage.getItem(UNSYNCED_KEY)
  const old = oldLeavesIn(storage.getItem(leaves.key))
  const unsent: Unsent[] = [
    ...(unsynced === null ? [] : [{ type: 'chapter', uid: unsynced } as const]),
    ...old.flatMap(([uid, id, { chapter, isSent }]) => (isSent ? [] : [{ type: 'leaf', uid, id, chapter } as const])),
  ]
  if (old.length > 0) storage.setItem(leaves.key, leaves.write(byReader(old)) ?? '{}')
  if (unsent.length > 0) storage.setItem(outbox.key, JSON.stringify(unsent))
  storage.removeItem(UNSYNCED_KEY)
  void caches?.delete(STORY_CACHE).catch(() => false)
}

function byReader(old: readonly (readonly [uid: string, id: string, leaf: OldLeaf])[]): Leaves {
  const readers = Map.groupBy(old, ([uid]) => uid)
  return Object.fromEntries(
    [...readers].map(([uid, leaves]) => [uid, Object.fromEntries(leaves.map(([, id, { chapter }]) => [id, chapter]))]),
  )
}

function oldLeavesIn(text: string | null) {
  try {
    const kept = JSON.parse(text ?? '{}') as Record<string, Record<string, Partial<OldLeaf>>>
    return Object.entries(kept).flatMap(([uid, leaves]) =>
      Object.entries(leaves).flatMap(([id, leaf]) =>
        typeof leaf?.chapter === 'number' ? [[uid, id, leaf as OldLeaf] as const] : [],
      ),
    )
  } catch {
    return []
  }
}
