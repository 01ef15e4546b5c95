import type { StoryFilesOf } from '#api/book.ts'
import type { DiaryRead } from '#api/diary-reads.ts'
import type { Note } from '#api/notes.ts'
import type { Profile } from '#api/profile.ts'
import type { Settings } from '#api/settings.ts'
import type { Sending } from './state.ts'
import type { Chapters } from './story-state.ts'

/** The server's answer to who is signed in: a reader, nobody, or an answer that cannot be trusted (`status` 0: no answer). */
export type WhoAnswer = { readonly profile: Profile | null } | { readonly failed: number }

/** Everything that can happen to a reader. An answer carries the epoch of its request. */
export type Event =
  /** Ask the server who is signed in. `isAnew`: ask even if a request is pending, whose answer may be out of date. */
  | { type: 'refreshed'; isAnew?: boolean }
  /** The page has become visible again, or the network is back. */
  | { type: 'returned' }
  /** Another tab has stored or removed a chapter. */
  | { type: 'stored' }
  /** Another tab has stored who is signed in. */
  | { type: 'profile-stored' }
  /** Another tab has stored that a diary entry was opened. */
  | { type: 'diary-reads-stored' }
  | { type: 'who-came'; number: number; answer: WhoAnswer }
  /** Someone has signed in or up, or become a guest. */
  | { type: 'arrived'; profile: Profile }
  | { type: 'settings-chosen'; change: Partial<Settings>; at: number }
  /** The reader has signed out or deleted the account. */
  | { type: 'left' }
  /** The account of this reader, whose session had ended, is deleted: nobody will return for what is left of it here. */
  | { type: 'gone'; uid: string }
  /** The next reader does not start from this device's chapter. */
  | { type: 'device-cleared' }
  | { type: 'turned'; chapter: number; at: number }
  | { type: 'accepted'; at: number }
  | { type: 'declined' }
  /** The reader has dismissed the summary of what they missed. */
  | { type: 'caught-up' }
  | { type: 'diary-entry-opened'; id: string }
  /** The reader has opened an entry found by searching. */
  | { type: 'looked-up'; kind: string; id: string }
  | { type: 'look-ups-cleared' }
  | { type: 'diary-reads-wanted' }
  | { type: 'diary-reads-came'; epoch: number; pages: readonly DiaryRead[] }
  /**
   * The reader has written a note at `chapter`, replacing the text with revision `from` (empty for a new note). An empty text
   * deletes the note. `revision` identifies the new text.
   */
  | {
      type: 'note-written'
      note: Note
      from: string
    }
  /** Another tab has stored notes. */
  | { type: 'notes-stored' }
  | { type: 'notes-wanted' }
  | {
      type: 'notes-came'
      epoch: number
      chapter: number
      known: Readonly<Record<string, string>>
      notes: readonly Note[]
    }
  /** Send whatever the account does not have yet. */
  | { type: 'drained' }
  /** `status` is the HTTP status, 0 without an answer; `profile` or `note` is what the account has now, if it returned it. */
  | { type: 'sent'; sending: Sending; status: number; profile?: Profile; note?: Note | null }
  /** `turnedTo` and `turns`: the chapter the device last turned to, and its number of turns, as far as the store knows. */
  | {
      type: 'store-opened'
      epoch: number
      chapters: Chapters
      editions: Readonly<Record<number, string>>
      turnedTo: number | undefined
      turns: number | undefined
    }
  | { type: 'index-came'; epoch: number; index: StoryFilesOf }
  | { type: 'index-failed'; epoch: number; chapter: number }
  | { type: 'file-came'; epoch: number; address: string; chapters: Chapters }
  | { type: 'file-failed'; epoch: number; address: string }
  /** Retry what failed to load. */
  | { type: 'retried' }
  /** An author has changed the story: replace it with the server's current version. */
  | { type: 'edited' }
