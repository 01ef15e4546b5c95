import type { StoryIndex } from '#api/book.ts'
import type { Chapter } from '#story/chapter.ts'
import { createTimeline } from '#story/timeline.ts'
import { createStore } from './store.ts'

/** How far the story is here: every chapter up to `loadedTo` is. */
export type StoryLoad = { loadedTo: number; isLoading: boolean; hasFailed: boolean }

type Outside = { fetch: typeof globalThis.fetch; log: (error: unknown) => void }

/**
 * Brings the story files, and opens the story at what has come (specification section 4, DATA-6, DATA-15).
 *
 * - Never asks for anything later than the chapter it is told to load; what is here already is not asked for again.
 * - A file that does not come is logged and ends the loading; chapters before it are here all the same.
 * - `storyAt` opens no chapter that has not come, so that a chapter that comes later is not missed.
 */
export function createStoryFiles({ bundle }: { bundle: number }, { fetch, log }: Outside) {
  const chapters: Record<string, Chapter> = {}
  const openAt = createTimeline(chapters)
  const files = new Map<string, Promise<void>>()
  const state = createStore<StoryLoad>({ loadedTo: 0, isLoading: false, hasFailed: false })
  let wanted = 0

  async function read<Content>(address: string): Promise<Content> {
    const response = await fetch(address)
    if (!response.ok) throw new Error(`${address}: ${response.status}`)
    return (await response.json()) as Content
  }

  function bring(address: string): Promise<void> {
    let file = files.get(address)
    if (!file) {
      file = read<Record<string, Chapter>>(address).then((content) => void Object.assign(chapters, content))
      files.set(address, file)
      file.catch(() => files.delete(address))
    }
    return file
  }

  /** How many chapters are here in a row once all files of an index were tried. */
  async function bringUpTo(chapter: number): Promise<number> {
    const index = await read<StoryIndex>(`/story/index/${chapter}.json`)
    const results = await Promise.allSettled(index.files.map(bring))
    for (const result of results) if (result.status === 'rejected') log(result.reason)
    const complete = results.findIndex(({ status }) => status === 'rejected')
    return complete === -1 ? chapter : complete * bundle
  }

  return {
    get: state.get,
    subscribe: state.subscribe,

    storyAt: (chapter: number) => openAt(Math.min(chapter, state.get().loadedTo)),

    /** Loads everything up to a chapter; resolves when that has ended, well or not. */
    async load(chapter: number): Promise<void> {
      wanted = chapter
      const isHere = chapter <= state.get().loadedTo
      state.set({ ...state.get(), isLoading: !isHere, hasFailed: false })
      if (isHere) return

      const arrived = await bringUpTo(chapter).catch((error) => {
        log(error)
        return 0
      })
      const now = { ...state.get(), loadedTo: Math.max(arrived, state.get().loadedTo) }
      // The reader may have turned elsewhere meanwhile; then that chapter's loading decides.
      state.set(wanted === chapter ? { ...now, isLoading: false, hasFailed: arrived < chapter } : now)
    },
  }
}

export type StoryFiles = ReturnType<typeof createStoryFiles>
