import type { StoryFilesOf } from '#api/book.ts'
import type { Chapter } from '#story/engine/chapter.ts'

export type Chapters = Readonly<Record<string, Chapter>>

/**
 * What has come of a story file: its last chapter, its address and content. With `after` that is its last chapter alone, for
 * whoever has that file, which ends one chapter earlier.
 */
export type StoryFile = {
  readonly last: number
  readonly address: string
  readonly chapters: Chapters
  readonly after: string | undefined
}

/** The story as far as it is loaded, and what is on its way; nothing in it is later than the wanted chapter. */
export type StoryState = {
  /** Undefined while the reader is not known, and when there is none. */
  readonly wanted: number | undefined
  /** Whether the offline store has been read for this reader. */
  readonly isOpened: boolean
  readonly chapters: Chapters
  /** Every chapter up to this one is here, and shown. */
  readonly loadedTo: number
  readonly isLoading: boolean
  /** Whether something up to the wanted chapter failed to load. */
  readonly hasFailed: boolean
  /** Whether there is a newer edition than the one read from the device; the next visit shows it. */
  readonly hasNewer: boolean
  /** Whether the device keeps a file that differs from what is shown; the reader is told once all of that edition is here. */
  readonly isBehind: boolean
  /** The addresses of the files that the device has, by their last chapter; of a bundle several where it came chapter by chapter. */
  readonly editions: Readonly<Record<number, string>>
  /** The files of the wanted chapter, once they are known. */
  readonly index: StoryFilesOf | undefined
  readonly underway: readonly string[]
  readonly come: Readonly<Record<string, Chapters>>
  /** Whether new files replace what is shown. */
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
