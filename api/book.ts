/** The public constants of the book, which the build writes to `build/book.json` from `content/book.yaml`. */
export type { PublicBook } from '#story/book/book.ts'

/**
 * `/story/index/<chapter>.json`: the addresses of the story files that a reader at `chapter` needs, and how many entries of each counted
 * kind they then know. Readers who have not reached the chapter may request it too, so it does not contain the chapter's title.
 */
export type StoryIndex = StoryFilesOf & {
  known: { [K in CountedKind]: number }
}

/**
 * The part of an index that names the files. A device that has the file `from`, which ends one chapter earlier, needs only `step.file`
 * instead of the last file. There is no `step` if the last file holds a single chapter.
 */
export type StoryFilesOf = { chapter: number; files: readonly string[]; step?: { from: string; file: string } }

/** The kinds whose numbers are shown to a reader who reaches a chapter. */
export const COUNTED_KINDS = ['characters', 'locations', 'items'] as const
export type CountedKind = (typeof COUNTED_KINDS)[number]
