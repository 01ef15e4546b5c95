/** The public constants of the book, as the build writes them to `build/book.json` from `content/book.yaml`. */
export type { PublicBook } from '#story/book/book.ts'

/** `/story/index/<chapter>.json`: the addresses of the story files that a reader at `chapter` needs. */
export type StoryIndex = { chapter: number; files: readonly string[] }
