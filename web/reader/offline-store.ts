import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Chapters, StoryFile } from '#reader/story-state.ts'
import { type Chapter, chapterKey, chapterNumber } from '#story/engine/chapter.ts'

/** The part of the story stored on this device for reading offline. No call ever rejects. */
export type OfflineStore = {
  /**
   * Deletes everything beyond the chapter, and stores nothing beyond it from now on, whichever tab asks. `turnedTo` is where
   * the device last turned to, perhaps further ahead in another tab, and `turns` its number of turns; both are on disk when the
   * promise resolves.
   */
  limit(chapter: number, turnedTo?: number, turns?: number): Promise<void>
  /** Like `limit`, and returns what is left: the chapters, and the address of each file by its last chapter. */
  open(chapter: number, turnedTo?: number, turns?: number): Promise<Kept>
  /** Stores the files up to the limit, all or none; a single chapter only if it follows on from what is stored. */
  keep(files: readonly StoryFile[]): Promise<void>
  clear(): Promise<void>
}

/** The store's content; `turnedTo` and `turns` are the previous values. */
export type Kept = {
  chapters: Chapters
  editions: Readonly<Record<number, string>>
  turnedTo: number | undefined
  turns: number | undefined
}

type Schema = DBSchema & {
  chapters: { key: number; value: Chapter }
  editions: { key: number; value: string }
  limit: { key: 'chapter' | 'turnedTo' | 'turns'; value: number }
}

const NAME = 'story'
const STORES = ['chapters', 'editions', 'limit'] as const
/** The content of an empty store. */
export const NOTHING: Kept = { chapters: {}, editions: {}, turnedTo: undefined, turns: undefined }

/**
 * The store in the browser's database, one record per chapter, so that going back is a single deletion. It holds only what the
 * reader may know, so neither the browser's own cache nor the service worker may store story files (DATA-6). If it is off,
 * nothing is stored. A write that the browser refuses, because the disk is full or storage is forbidden, is logged.
 */
export function createOfflineStore(isOn: boolean, log: (error: unknown) => void): OfflineStore {
  let database: Promise<IDBPDatabase<Schema>> | undefined

  const connected = () => (database ??= openDatabase())

  async function disconnect() {
    const last = await database?.catch(() => undefined)
    database = undefined
    last?.close()
  }

  async function attempt<Result>(
    work: (database: IDBPDatabase<Schema>) => Promise<Result>,
  ): Promise<Result | undefined> {
    if (!isOn) return undefined
    try {
      return await work(await connected())
    } catch {
      // A browser may close a connection at any time; it cannot be used after that.
      await disconnect()
    }
    try {
      return await work(await connected())
    } catch (error) {
      log(error)
      return undefined
    }
  }

  const clear = () =>
    attempt(async (opened) => {
      const transaction = begun(opened)
      for (const name of STORES) unawaited(transaction.objectStore(name).clear())
      await transaction.done
    })

  /** Like `attempt`, for deleting beyond a chapter: on failure it deletes everything, which works even if the device is full. */
  async function attemptCut<Result>(
    turned: Turned,
    work: (transaction: ReturnType<typeof cut>) => Promise<Result>,
  ): Promise<Result | undefined> {
    const result = await attempt(async (opened) => ({ done: await work(cut(opened, turned)) }))
    if (!result) await clear()
    return result?.done
  }

  return {
    open: async (chapter, turnedTo = chapter, turns = 0) =>
      (await attemptCut({ chapter, turnedTo, turns }, async ({ transaction, before }) => {
        const [chapters, editions] = [transaction.objectStore('chapters'), transaction.objectStore('editions')]
        const [numbers, told, lasts, addresses] = await Promise.all([
          chapters.getAllKeys(),
          chapters.getAll(),
          editions.getAllKeys(),
          editions.getAll(),
        ])
        await transaction.done
        return {
          ...(await before),
          chapters: Object.fromEntries(numbers.map((number, index) => [chapterKey(number), told[index]!])),
          editions: Object.fromEntries(lasts.map((last, index) => [last, addresses[index]!])),
        }
      })) ?? NOTHING,

    async limit(chapter, turnedTo = chapter, turns = 0) {
      await attemptCut({ chapter, turnedTo, turns }, ({ transaction }) => transaction.done)
    },

    async keep(files) {
      await attempt(async (opened) => {
        const transaction = begun(opened)
        const limit = (await transaction.objectStore('limit').get('chapter')) ?? 0
        const editions = transaction.objectStore('editions')
        for (const { last, address, after, chapters } of files.filter(({ last }) => last <= limit)) {
          // The preceding chapters may be from another edition, or missing because the device was full or another tab has
          // cleared them.
          if (after !== undefined && (await editions.get(last - 1)) !== after) continue
          const numbers = Object.keys(chapters).map(chapterNumber)
          for (const number of numbers) {
            unawaited(transaction.objectStore('chapters').put(chapters[chapterKey(number)]!, number))
          }
          unawaited(editions.delete(IDBKeyRange.bound(Math.min(...numbers), last)))
          unawaited(editions.put(address, last))
        }
        await transaction.done
      })
    },

    async clear() {
      await clear()
    },
  }
}

function begun(database: IDBPDatabase<Schema>, durability: IDBTransactionDurability = 'default') {
  const transaction = database.transaction(STORES, 'readwrite', { durability })
  unawaited(transaction.done)
  return transaction
}

/**
 * A transaction and its requests fail together. The failure is reported by whichever is awaited; without this, the browser
 * would report the others as unhandled rejections.
 */
function unawaited(request: Promise<unknown>): void {
  request.catch(() => {})
}

type Turned = { chapter: number; turnedTo: number; turns: number }

/** Deletes everything beyond the chapter when a reader goes back. */
function cut(database: IDBPDatabase<Schema>, { chapter, turnedTo, turns }: Turned) {
  // Written to disk at once: a browser killed after going back must not start at the later chapter.
  const transaction = begun(database, 'strict')
  const limit = transaction.objectStore('limit')
  const before = Promise.all([limit.get('turnedTo'), limit.get('turns')]).then(([turnedTo, turns]) => ({
    turnedTo,
    turns,
  }))
  unawaited(before)
  const later = IDBKeyRange.lowerBound(chapter, true)
  unawaited(limit.put(chapter, 'chapter'))
  unawaited(limit.put(turnedTo, 'turnedTo'))
  unawaited(limit.put(turns, 'turns'))
  unawaited(transaction.objectStore('chapters').delete(later))
  unawaited(transaction.objectStore('editions').delete(later))
  return { transaction, before }
}

function openDatabase(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(NAME, 1, {
    upgrade(database) {
      for (const name of STORES) database.createObjectStore(name)
    },
  })
}
