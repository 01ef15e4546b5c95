import type { StoryIndex } from '#api/book.ts'
import type { DiaryRead } from '#api/diary-reads.ts'
import type { Profile } from '#api/profile.ts'
import type { Sending } from './state.ts'
import type { Chapters } from './story-state.ts'

/** What the server says of who is here: somebody, nobody, or nothing that can be believed (`status` 0: no answer came). */
export type Told = { readonly profile: Profile | null } | { readonly failed: number }

/** What happens to a reader. An answer carries the epoch in which it was asked for. */
export type Event =
  /** It is to be found out who is here; `isAnew`: a question that is on its way may be older than what has happened. */
  | { type: 'refreshed'; isAnew?: boolean }
  /** The page is looked at again, or the network is back. */
  | { type: 'returned' }
  /** Another tab has stored a chapter, or taken it away. */
  | { type: 'stored' }
  /** Another tab has stored a diary entry that was opened there. */
  | { type: 'diary-reads-stored' }
  | { type: 'told'; number: number; told: Told }
  /** Somebody has signed in or up, or become a guest. */
  | { type: 'arrived'; profile: Profile }
  | { type: 'profile-changed'; profile: Profile }
  /** The reader has signed out or deleted the account. */
  | { type: 'left' }
  /** Whoever comes next shall not begin where this device was left. */
  | { type: 'device-cleared' }
  | { type: 'turned'; chapter: number; at: number }
  | { type: 'accepted' }
  | { type: 'declined' }
  | { type: 'diary-entry-opened'; id: string }
  | { type: 'diary-reads-wanted' }
  | { type: 'diary-reads-came'; epoch: number; pages: readonly DiaryRead[] }
  /** What the account does not know yet is to be sent. */
  | { type: 'drained' }
  /** `status` of a refusal; of what was taken the profile, where the answer brought one. */
  | { type: 'sent'; sending: Sending; status: number; profile?: Profile }
  /** `turnedTo`: where the device turned to last, as far as the store knows. */
  | {
      type: 'store-opened'
      epoch: number
      chapters: Chapters
      editions: Readonly<Record<number, string>>
      turnedTo: number | undefined
    }
  | { type: 'index-came'; epoch: number; index: StoryIndex }
  | { type: 'index-failed'; epoch: number; chapter: number }
  | { type: 'file-came'; epoch: number; address: string; chapters: Chapters }
  | { type: 'file-failed'; epoch: number; address: string }
  /** What has failed to come is to be tried again. */
  | { type: 'retried' }
  /** The story has been changed where it is written: what the server gives now takes its place. */
  | { type: 'edited' }
