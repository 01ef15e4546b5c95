import type { StoryFilesOf } from '#api/book.ts'
import type { Chapter } from '#story/engine/chapter.ts'

export type Chapters = Readonly<Record<string, Chapter>>

/**
 * A story file that has arrived: its last chapter, address and content. With `after`, the file holds only that last chapter,
 * for a device that has file `after`, which ends one chapter earlier.
 */
export type StoryFile = {
  readonly last: number
  readonly address: string
  readonly chapters: Chapters
  readonly after: string | undefined
}

/** The story as far as loaded, and the pending requests; nothing in it is later than the wanted chapter. */
export type StoryState = {
  /** Undefined until the reader is known, and while there is none. */
  readonly wanted: number | undefined
  /** Whether the offline store has been read for this reader. */
  readonly isOpened: boolean
  readonly chapters: Chapters
  /** Every chapter up to this one is loaded and shown. */
  readonly loadedTo: number
  readonly isLoading: boolean
  /** Whether something up to the wanted chapter failed to load. */
  readonly hasFailed: boolean
  /** Whether there is a newer edition than the one from the device; the next visit shows it. */
  readonly hasNewer: boolean
  /** Whether the device keeps a file that differs from what is shown; the reader is told once that edition is complete. */
  readonly isBehind: boolean
  /** The addresses of the files on the device, by their last chapter; a bundle has several if it arrived chapter by chapter. */
  readonly editions: Readonly<Record<number, string>>
  /** The files of the wanted chapter, once known. */
  readonly index: StoryFilesOf | undefined
  readonly underway: readonly string[]
  readonly come: Readonly<Record<string, Chapters>>
  /** Whether the shown story is to be replaced by new files. */
  readonly isEdited: boolean
}

/** Nothing is loaded, and there is no reader. */
export const unopened: StoryState = {
  wanted: undefined,
  isOpened: false,
  chapters: {},
  loadedTo: 0,
  isLoading: false,
  hasFailed: false,
  hasNewer: false,
  isBehind: false,
  editions: {},
  index: undefined,
  underway: [],
  come: {},
  isEdited: false,
}
