import type { StoryIndex } from '#api/book.ts'
import type { Chapter } from '#story/engine/chapter.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { type Chapters, indexAddress, shelve } from './shelve.ts'
import { createStore } from './store.ts'
import type { StoryShelf } from './story-shelf.ts'

export type StoryLoad = {
  /** How far the story is here: every chapter up to this one is. */
  loadedTo: number
  isLoading: boolean
  hasFailed: boolean
  /** What was read from the shelf has been corrected meanwhile; the next visit shows it. */
  hasNewer: boolean
}

/** A network that hangs is none; one that is slow has begun to answer by then. */
const PATIENCE_MS = 30_000

type Outside = { fetch: typeof globalThis.fetch; shelf: StoryShelf; log: (error: unknown) => void }

/**
 * Brings the story files, and opens the story at what has come (specification section 4, DATA-6, DATA-15).
 *
 * - Never asks for anything later than the chapter it is told to load; what is here already is not asked for again.
 * - A file that does not come is logged and ends the loading; chapters before it are here all the same.
 * - `storyAt` opens no chapter that has not come, so that a chapter that comes later is not missed.
 * - The shelf holds exactly what the reader's chapter needs, and serves first; turning back takes away what lies beyond.
 *   The browser's own cache is passed by, because nobody could take anything out of it.
 */
export function createStoryFiles({ bundle, last }: { bundle: number; last: number }, { fetch, shelf, log }: Outside) {
  const chapters: Record<string, Chapter> = {}
  /** What the shelf is filled from: the edition that `newest` names, which may be newer than what this page shows. */
  const edition: Record<string, Chapter> = {}
  const openAt = createTimeline(chapters)
  const files = new Map<string, Promise<void>>()
  const state = createStore<StoryLoad>({ loadedTo: 0, isLoading: false, hasFailed: false, hasNewer: false })
  let newest: StoryIndex = { chapter: 0, files: [] }
  let shelving = Promise.resolve()
  let wanted: number | undefined

  async function read<Content extends object>(address: string): Promise<Content> {
    const response = await inTime(fetch(address, { cache: 'no-store' }))
    if (!response.ok) throw new Error(`${address}: ${response.status}`)
    return (await response.json()) as Content
  }

  async function readFile(address: string): Promise<Chapters> {
    return (await shelf.take<Chapters>(address)) ?? (await read<Chapters>(address))
  }

  function bring(address: string): Promise<void> {
    let file = files.get(address)
    if (!file) {
      file = readFile(address).then((content) => {
        Object.assign(chapters, content)
        Object.assign(edition, content)
      })
      files.set(address, file)
      file.catch(() => files.delete(address))
    }
    return file
  }

  /** How many chapters are here in a row once all files of an index were tried. */
  async function bringFiles(index: StoryIndex): Promise<number> {
    const results = await Promise.allSettled(index.files.map(bring))
    for (const result of results) if (result.status === 'rejected') log(result.reason)
    const missing = results.findIndex(({ status }) => status === 'rejected')
    const here = missing === -1 ? index : { chapter: missing * bundle, files: index.files.slice(0, missing) }
    if (here.chapter > newest.chapter) newest = here
    return here.chapter
  }

  async function bringUpTo(chapter: number): Promise<number> {
    const kept = await shelf.take<StoryIndex>(indexAddress(chapter))
    if (!kept || (await bringFiles(kept)) < chapter) {
      const index = await read<StoryIndex>(indexAddress(chapter)).catch(async (error) => {
        const other = await keptIndex(chapter)
        if (!other) throw error
        if (other.chapter < chapter) log(error)
        return other
      })
      return bringFiles(index)
    }
    void renew(chapter)
    return chapter
  }

  /**
   * The index of another chapter, without a network. Who turned back and closed the page at once left the shelf of a later
   * one, which is cut now; who turned on has that of an earlier one, and reads as far as that goes.
   */
  async function keptIndex(chapter: number): Promise<StoryIndex | undefined> {
    const later = Array.from({ length: last - chapter }, (_, ahead) => chapter + 1 + ahead)
    const earlier = Array.from({ length: chapter - 1 }, (_, back) => chapter - 1 - back)
    for (const other of [...later, ...earlier]) {
      const index = await shelf.take<StoryIndex>(indexAddress(other))
      if (index) return index
    }
    return undefined
  }

  /** Looks whether the server has another edition of what came from the shelf, and puts it there for the next visit. */
  async function renew(chapter: number): Promise<void> {
    const index = await read<StoryIndex>(indexAddress(chapter)).catch(() => undefined)
    const fresh = index && (await Promise.all(index.files.map(readFile)).catch(() => undefined))
    if (!fresh || newest.chapter !== chapter || wanted !== chapter) return
    newest = index
    Object.assign(edition, ...fresh)
    await shelveWanted()
    if (fresh.some(isOther)) state.set({ ...state.get(), hasNewer: true })
  }

  function isOther(content: Chapters) {
    return Object.entries(content).some(([key, chapter]) => JSON.stringify(chapter) !== JSON.stringify(chapters[key]))
  }

  /** One after the other: the chapter that was turned to last decides what is kept, as far as it is here. */
  function shelveWanted(): Promise<void> {
    shelving = shelving.then(async () => {
      const end = Math.min(wanted ?? 0, newest.chapter)
      if (wanted === undefined) await shelf.keepOnly([])
      else if (end > 0) await shelve(shelf, end, newest, edition, bundle)
    })
    return shelving
  }

  return {
    get: state.get,
    subscribe: state.subscribe,

    storyAt: (chapter: number) => openAt(Math.min(chapter, state.get().loadedTo)),

    /** Loads everything up to a chapter; resolves when that has ended, well or not, and is shelved. */
    async load(chapter: number): Promise<void> {
      wanted = chapter
      const isHere = chapter <= state.get().loadedTo
      state.set({ ...state.get(), isLoading: !isHere, hasFailed: false })
      if (isHere) return shelveWanted()

      const arrived = await bringUpTo(chapter).catch((error) => {
        log(error)
        return 0
      })
      const now = { ...state.get(), loadedTo: Math.max(arrived, state.get().loadedTo) }
      // The reader may have turned elsewhere meanwhile; then that chapter's loading decides.
      state.set(wanted === chapter ? { ...now, isLoading: false, hasFailed: arrived < chapter } : now)
      await shelveWanted()
    },

    /** Nobody reads here any more: nothing of the story stays on the device. */
    leave(): Promise<void> {
      wanted = undefined
      return shelveWanted()
    },
  }
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The story did not come in time')), PATIENCE_MS)
    void work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

export type StoryFiles = ReturnType<typeof createStoryFiles>
