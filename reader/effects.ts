import type { Sending } from './state.ts'
import type { StoryFile } from './story-state.ts'

/** Work to do outside the state; a request belongs to the epoch of the state that it comes with. */
export type Effect =
  | { type: 'ask-who'; number: number }
  /** Asks whether the account of this reader is deleted, whose session has ended. */
  | { type: 'ask-gone'; uid: string }
  | { type: 'ask-diary-reads'; chapter: number }
  /** `known`: the revisions of the notes on the device, by id, as the request leaves it. */
  | { type: 'ask-notes'; chapter: number; known: Readonly<Record<string, string>> }
  | { type: 'send'; sending: Sending }
  /**
   * Tells the offline store to keep nothing beyond the chapter, where the device last turned to (`turnedTo`) and how often it
   * has turned (`turns`). With `isRead`, `store-opened` answers with what it holds.
   */
  | { type: 'limit-store'; chapter: number; turnedTo: number; turns: number; isRead: boolean }
  | { type: 'clear-store' }
  | { type: 'keep-files'; files: readonly StoryFile[] }
  | { type: 'ask-index'; chapter: number }
  | { type: 'ask-file'; address: string }
  /** Removes everything of this reader from the device; drafts go only with a reader who leaves. */
  | { type: 'forget'; uid: string; isLeaving: boolean }

/** The next value of a part of the state, and the work to do for it. */
export type Step<Part> = readonly [Part, readonly Effect[]]
