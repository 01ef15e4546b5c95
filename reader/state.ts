import type { Note } from '#api/notes.ts'
import type { Profile } from '#api/profile.ts'
import type { Range } from './range.ts'
import { type StoryState, unopened } from './story-state.ts'

/** Who is here. `hasLeft`: a reader signed out or deleted the account, and did not just arrive as a visitor. */
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'visitor'; readonly hasLeft: boolean }
  | { readonly status: 'reader'; readonly profile: Profile }

/** A later chapter that a reader declined on this device, and the one at which they stayed. */
export type Declined = { readonly uid: string; readonly chapter: number; readonly stayed: number | undefined }

/** Something a reader's account does not know yet. An entry of a chapter holds no number: the newest is sent. */
export type Unsent =
  | { readonly type: 'chapter'; readonly uid: string }
  | { readonly type: 'diary-read'; readonly uid: string; readonly id: string; readonly chapter: number }

/** The diary entries that each reader has opened here, by id: the lowest chapter at which each was opened. */
export type DiaryReads = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A note as the device has it. */
export type KeptNote = Readonly<Note> & {
  /** The revision that the account is known to have; empty while it has none. */
  readonly base: string
  /** The revisions that were sent and not answered: the account may have them. */
  readonly tried: readonly string[]
  /** The account has refused this revision for good. */
  readonly isRefused: boolean
}

/** The notes of one reader by id. */
export type Notes = Readonly<Record<string, KeptNote>>

/** The notes of each reader on this device, and which texts went into what is kept here, the last one last. */
export type DeviceNotes = { readonly of: Readonly<Record<string, Notes>>; readonly log: readonly string[] }

/** A text that this tab has written over the one of revision `from`; `after` is the last entry of the log until then. */
export type Written = {
  readonly uid: string
  readonly note: Note
  readonly from: string
  readonly after: string | undefined
}

/** When a reader last went on, in days since 1970, and the chapter at which they had left before they went ahead. */
export type Absence = {
  readonly uid: string
  readonly day: number
  /** Undefined where they have missed nothing, or have put it away. */
  readonly since: number | undefined
}

/** An entry that a reader has looked up, and the chapter at which they did. */
export type LookUp = { readonly kind: string; readonly id: string; readonly chapter: number }

/** What a reader has looked up lately, the last one first. */
export type LookUps = { readonly uid: string; readonly entries: readonly LookUp[] }

/** What the device keeps between visits; all its tabs share it. */
export type Device = {
  /** The chapter turned to last, in any tab. */
  readonly chapter: number | undefined
  /**
   * How often its chapter has changed: of two storages that differ, the one with the higher number is newer. It goes on when a
   * reader leaves, of whom it tells nothing; begun anew, it would make what was kept of them look newer than what came after.
   */
  readonly turns: number
  /** Who was here last. */
  readonly profile: Profile | undefined
  readonly declined: Declined | undefined
  readonly outbox: readonly Unsent[]
  readonly diaryReads: DiaryReads
  readonly notes: DeviceNotes
  readonly absence: Absence | undefined
  readonly lookUps: LookUps | undefined
}

/** A device on which nobody has read. */
export const unkept: Device = {
  chapter: undefined,
  turns: 0,
  profile: undefined,
  declined: undefined,
  outbox: [],
  diaryReads: {},
  notes: { of: {}, log: [] },
  absence: undefined,
  lookUps: undefined,
}

/** What is on its way to the account: an entry of the outbox, for a chapter with its number, or a note. */
export type Sending =
  | { readonly unsent: Unsent; readonly chapter: number; readonly note?: never }
  | { readonly uid: string; readonly note: KeptNote; readonly unsent?: never }

/**
 * The request for who is here that is on its way. The chapter in its answer does not count where the reader has turned since,
 * or a turn was not sent yet (`isStale`), or another tab has turned (the device's chapter is no longer `chapter`).
 */
export type Question = { readonly number: number; readonly isStale: boolean; readonly chapter: number | undefined }

/** Everything this device knows about its reader. */
export type State = {
  readonly range: Range
  /** Raised when the reader goes back, or another reader is here: answers to earlier requests are then ignored. */
  readonly epoch: number
  readonly session: Session
  /** Counts how often another reader, who has come by another tab, has taken the place of the one who was here. */
  readonly replaced: number
  readonly chapter: number
  /** The chapter at which the page was opened, as the device's storage had it. */
  readonly begunAt: number
  /** A later chapter, reached on another device or in another tab. */
  readonly offered: number | undefined
  /** When the reader turned last, in milliseconds. */
  readonly turnedAt: number
  /** The chapter from which the reader turned first, of turns that follow each other. */
  readonly runFrom: number
  readonly device: Device
  /** The chapter that this tab shows, kept for this tab alone: another tab may be further on. */
  readonly tab: number | undefined
  /** Counts the requests for who is here. */
  readonly asked: number
  /** The number of the last request that was made because of a refusal. */
  readonly doubted: number | undefined
  readonly question: Question | undefined
  readonly sending: Sending | undefined
  /** The texts of notes that this tab has written lately. */
  readonly written: readonly Written[]
  readonly story: StoryState
}

/** The state of a page that has just been opened on a device with this content. */
export function opened(range: Range, device: Device, tab: number | undefined): State {
  const state: State = {
    range,
    epoch: 0,
    session: { status: 'loading' },
    replaced: 0,
    chapter: range.first,
    begunAt: range.first,
    offered: undefined,
    turnedAt: Number.NEGATIVE_INFINITY,
    runFrom: range.first,
    device,
    tab,
    asked: 0,
    doubted: undefined,
    question: undefined,
    sending: undefined,
    written: [],
    story: unopened,
  }
  const begunAt = storedChapter(state) ?? range.first
  return { ...state, begunAt, runFrom: begunAt, chapter: begunAt }
}

/** Whoever is signed in. */
export function profileOf({ session }: Pick<State, 'session'>): Profile | undefined {
  return session.status === 'reader' ? session.profile : undefined
}

/** Whether somebody else has come in another tab: all tabs share one session, and it is theirs. */
export function isReplaced(state: Pick<State, 'session' | 'device'>): boolean {
  const [uid, last] = [profileOf(state)?.uid, state.device.profile?.uid]
  return uid !== undefined && last !== undefined && uid !== last
}

/** The chapter declined on this device; until the reader is known, it may be theirs. */
export function declinedOf(state: State): Declined | undefined {
  const uid = profileOf(state)?.uid
  const { declined } = state.device
  return uid === undefined || uid === declined?.uid ? declined : undefined
}

/** The chapter that a new profile may begin with: the one stored on this device, or the lower one of this tab. */
export function storedChapter(state: State): number | undefined {
  const { chapter } = state.device
  return chapter && Math.min(chapter, state.tab ?? declinedOf(state)?.stayed ?? chapter)
}
