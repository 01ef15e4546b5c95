import type { Sending } from './state.ts'
import type { StoryFile } from './story-state.ts'

/** Work to do outside the state. A request belongs to the epoch of the state returned with it. */
export type Effect =
  | { type: 'ask-who'; number: number }
  /** Asks whether the account of this reader is deleted, whose session has ended. */
  | { type: 'ask-gone'; uid: string }
  | { type: 'ask-diary-reads'; chapter: number }
  /** `known`: the revisions of the notes on the device, by id, at the time of the request. */
  | { type: 'ask-notes'; chapter: number; known: Readonly<Record<string, string>> }
  | { type: 'send'; sending: Sending }
  /**
   * Tells the offline store to keep nothing beyond the chapter, and records the chapter the device last turned to (`turnedTo`)
   * and its number of turns (`turns`). With `isRead`, the store reports its content in `store-opened`.
   */
  | { type: 'limit-store'; chapter: number; turnedTo: number; turns: number; isRead: boolean }
  | { type: 'clear-store' }
  | { type: 'keep-files'; files: readonly StoryFile[] }
  | { type: 'ask-index'; chapter: number }
  | { type: 'ask-file'; address: string }
  /** Removes this reader's data from the device; drafts are removed only if the reader leaves. */
  | { type: 'forget'; uid: string; isLeaving: boolean }

/** The next value of a part of the state, and the work it requires. */
export type Step<Part> = readonly [Part, readonly Effect[]]
