import type { Sending } from './state.ts'
import type { StoryFile } from './story-state.ts'

/** What is to be done outside; each question belongs to the epoch of the state that it comes with. */
export type Effect =
  | { type: 'ask-who'; number: number }
  | { type: 'ask-diary-reads'; chapter: number }
  | { type: 'send'; sending: Sending }
  /**
   * The offline store shall keep nothing beyond the chapter, and where the device turned to last (`turnedTo`); `isRead`: what
   * it has is told by `store-opened`.
   */
  | { type: 'limit-store'; chapter: number; turnedTo: number; isRead: boolean }
  | { type: 'clear-store' }
  | { type: 'keep-files'; files: readonly StoryFile[] }
  | { type: 'ask-index'; chapter: number }
  | { type: 'ask-file'; address: string }
  /** Nothing of this reader shall stay on the device; what they have written goes with one who leaves. */
  | { type: 'forget'; uid: string; isLeaving: boolean }

/** A part of the state as it is next, and what is to be done for it. */
export type Step<Part> = readonly [Part, readonly Effect[]]
