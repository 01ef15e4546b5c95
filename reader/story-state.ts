import type { StoryIndex } from '#api/book.ts'
import type { Chapter } from '#story/engine/chapter.ts'

export type Chapters = Readonly<Record<string, Chapter>>

/** A story file, its last chapter, and all that it holds. */
export type StoryFile = { readonly last: number; readonly address: string; readonly chapters: Chapters }

/** What of the story is here, and what is on its way. Nothing in it is later than the chapter that is wanted. */
export type StoryState = {
  /** Undefined while it is not known who reads, and when nobody does. */
  readonly wanted: number | undefined
  /** The offline store has been read since somebody is here. */
  readonly isOpened: boolean
  readonly chapters: Chapters
  /** Every chapter up to this one is here, and shown. */
  readonly loadedTo: number
  readonly isLoading: boolean
  /** Something up to the wanted chapter did not come. */
  readonly hasFailed: boolean
  /** What was read from the device has been corrected meanwhile; the next visit shows it. */
  readonly hasNewer: boolean
  /** The addresses of the files that the device keeps, by their last chapter. */
  readonly editions: Readonly<Record<number, string>>
  /** The files of the wanted chapter, once they are known. */
  readonly index: StoryIndex | undefined
  readonly underway: readonly string[]
  readonly come: Readonly<Record<string, Chapters>>
  /** What comes takes the place of what is shown. */
  readonly isEdited: boolean
}

/** Nothing is here, and nobody reads. */
export const unopened: StoryState = {
  wanted: undefined,
  isOpened: false,
  chapters: {},
  loadedTo: 0,
  isLoading: false,
  hasFailed: false,
  hasNewer: false,
  editions: {},
  index: undefined,
  underway: [],
  come: {},
  isEdited: false,
}
