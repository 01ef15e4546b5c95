import { readFile } from 'node:fs/promises'
import { ADDRESSES } from '#api/addresses.ts'
import type { StoryIndex } from '#api/book.ts'
import type { StaticFiles } from '#server/http/static-files.ts'
import type { ChapterLookup } from '#story/engine/chapter.ts'
import type { Story } from '#story/engine/story.ts'
import { createTimeline } from '#story/engine/timeline.ts'

const PREFIX = `${ADDRESSES.story}/`

export type Stories = {
  /** The story at a chapter; undefined if its files have not been built. */
  storyAt(chapter: number): Promise<Story | undefined>
  /** The addresses of all files that a device needs for the story at a chapter, so that a page can reference them. */
  addressesAt(chapter: number): Promise<string[]>
}

/**
 * Opens the book on the server as a reader's device does: at chapter n from the story files of n only. Chapters that no reader has reached
 * are never read.
 */
export function createStories(files: StaticFiles): Stories {
  const chapters: Record<string, ChapterLookup[string]> = {}
  const storyAt = createTimeline(chapters)
  const readings = new Map<string, Promise<unknown>>()

  async function read<Content>(name: string): Promise<Content | undefined> {
    const file = files.get(name)
    return file && (JSON.parse(await readFile(file.path, 'utf8')) as Content)
  }

  async function learn(address: string) {
    const told = await read<ChapterLookup>(address.slice(PREFIX.length))
    if (!told) throw new Error(`${address} is missing; build the story again: npm run build`)
    // Chapters already opened are not replaced.
    for (const [key, chapter] of Object.entries(told)) chapters[key] ??= chapter
  }

  /** Reads each file once; a failed read is tried again. */
  function learnOnce(address: string) {
    const reading = readings.get(address) ?? learn(address)
    readings.set(address, reading)
    reading.catch(() => readings.delete(address))
    return reading
  }

  const indexAt = (chapter: number) => read<StoryIndex>(`index/${chapter}.json`)

  return {
    async storyAt(chapter) {
      const index = await indexAt(chapter)
      if (!index) return undefined
      await Promise.all(index.files.map(learnOnce))
      return storyAt(chapter)
    },
    async addressesAt(chapter) {
      const index = await indexAt(chapter)
      return index ? [`${PREFIX}index/${chapter}.json`, ...index.files] : []
    },
  }
}
