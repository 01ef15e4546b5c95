/** The public constants of the book, as the build writes them to `build/book.json` from `content/book.yaml`. */
export type { PublicBook } from '#story/book/book.ts'

/**
 * `/story/index/<chapter>.json`: the addresses of the story files that a reader at `chapter` needs, and how much they come to
 * know. Whoever has not come there yet may ask for it, so it does not say what the chapter is called.
 */
export type StoryIndex = StoryFilesOf & {
  known: { [K in CountedKind]: number }
}

/**
 * The part of an index that names the files. Whoever has the file `from`, which ends one chapter earlier, needs only `step.file`
 * instead of the last one; there is none where the last has one chapter.
 */
export type StoryFilesOf = { chapter: number; files: readonly string[]; step?: { from: string; file: string } }

/** What somebody who comes to a chapter is told the number of. */
export const COUNTED_KINDS = ['characters', 'locations', 'items'] as const
export type CountedKind = (typeof COUNTED_KINDS)[number]
