import { ADDRESSES } from '#api/addresses.ts'
import type { StoryIndex } from '#api/book.ts'
import { type Chapter, chapterKey } from '#story/engine/chapter.ts'
import type { StoryShelf } from './story-shelf.ts'

export type Chapters = Readonly<Record<string, Chapter>>

/** The address of the index of a chapter; nothing later is named in it (DATA-6). */
export function indexAddress(chapter: number): string {
  return `${ADDRESSES.story}/index/${chapter}.json`
}

/**
 * Leaves on the shelf exactly what a reader at the chapter needs to read without a network: whole bundles as they came
 * (`index` is of that chapter or a later one), and of the bundle that was started only what is up to the chapter.
 */
export async function shelve(
  shelf: StoryShelf,
  chapter: number,
  index: StoryIndex,
  chapters: Chapters,
  bundle: number,
): Promise<void> {
  const address = indexAddress(chapter)
  const files = index.chapter === chapter ? index.files : upTo(chapter, index.files, bundle)
  for (const [number, file] of files.entries()) {
    if (await shelf.holds(file)) continue
    await shelf.put(file, between(chapters, number * bundle + 1, Math.min((number + 1) * bundle, chapter)))
  }
  await shelf.put(address, { chapter, files } satisfies StoryIndex)
  await shelf.keepOnly([address, ...files])
}

function upTo(chapter: number, files: readonly string[], bundle: number): readonly string[] {
  const whole = files.slice(0, Math.floor(chapter / bundle))
  return chapter % bundle === 0 ? whole : [...whole, `${ADDRESSES.story}/kept/${chapter}.json`]
}

function between(chapters: Chapters, first: number, last: number): Chapters {
  const numbers = Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
  return Object.fromEntries(numbers.map((number) => [chapterKey(number), chapters[chapterKey(number)] ?? {}]))
}
