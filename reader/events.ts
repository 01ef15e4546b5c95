import type { StoryFilesOf } from '#api/book.ts'
import type { DiaryRead } from '#api/diary-reads.ts'
import type { Note } from '#api/notes.ts'
import type { Profile } from '#api/profile.ts'
import type { Sending } from './state.ts'
import type { Chapters } from './story-state.ts'

/** The server's answer to who is here: a reader, nobody, or an answer that cannot be trusted (`status` 0: none came). */
export type Told = { readonly profile: Profile | null } | { readonly failed: number }

/** Everything that can happen to a reader. An answer carries the epoch of its request. */
export type Event =
  /** Ask the server who is here. `isAnew`: a request already on its way may be older than what has happened. */
  | { type: 'refreshed'; isAnew?: boolean }
  /** The page is visible again, or the network is back. */
  | { type: 'returned' }
  /** Another tab has stored a chapter, or removed it. */
  | { type: 'stored' }
  /** Another tab has stored who is here. */
  | { type: 'profile-stored' }
  /** Another tab has stored that a diary entry was opened. */
  | { type: 'diary-reads-stored' }
  | { type: 'told'; number: number; told: Told }
  /** Somebody has signed in or up, or become a guest. */
  | { type: 'arrived'; profile: Profile }
  | { type: 'profile-changed'; profile: Profile }
  /** The reader has signed out or deleted the account. */
  | { type: 'left' }
  /** The account of this reader, whose session had ended, is deleted: nobody comes back for what they have left. */
  | { type: 'gone'; uid: string }
  /** The next reader shall not begin where this device was left. */
  | { type: 'device-cleared' }
  | { type: 'turned'; chapter: number; at: number }
  | { type: 'accepted'; at: number }
  | { type: 'declined' }
  /** What was told while the reader was away is put away. */
  | { type: 'caught-up' }
  | { type: 'diary-entry-opened'; id: string }
  /** The reader has opened an entry that they searched for. */
  | { type: 'looked-up'; kind: string; id: string }
  | { type: 'look-ups-cleared' }
  | { type: 'diary-reads-wanted' }
  | { type: 'diary-reads-came'; epoch: number; pages: readonly DiaryRead[] }
  /**
   * The reader has written at `chapter`: a note of their own, whose text followed the revision `from` (empty for a new one).
   * An empty text deletes it. `revision` names the new text.
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
  /** Send what the account does not know yet. */
  | { type: 'drained' }
  /** `status` is that of a refusal; `profile` or `note` is there where the account answered with what it has now. */
  | { type: 'sent'; sending: Sending; status: number; profile?: Profile; note?: Note | null }
  /** `turnedTo`: the chapter this device last turned to, as far as the store knows, which is after `turns` of them. */
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
  /** Try again what failed to load. */
  | { type: 'retried' }
  /** An author has changed the story: replace it by what the server has now. */
  | { type: 'edited' }
