import type { Note } from '#api/notes.ts'
import type { Profile } from '#api/profile.ts'
import type { Range } from './range.ts'
import { type StoryState, unopened } from './story-state.ts'

/** Who is here. `hasLeft`: a reader signed out or deleted the account, rather than a visitor having just arrived. */
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'visitor'; readonly hasLeft: boolean }
  | { readonly status: 'reader'; readonly profile: Profile }

/** A later chapter that a reader declined on this device, and the one at which they stayed. */
export type Declined = { readonly uid: string; readonly chapter: number; readonly stayed: number | undefined }

/**
 * A setting chosen on this device, and when (in milliseconds). `from`: what the account has if no other device has chosen since, which
 * may be an earlier choice of this one.
 */
export type UnsentSetting = {
  readonly type: 'setting'
  readonly uid: string
  readonly name: string
  readonly value: string | boolean
  readonly from: readonly (string | boolean)[]
  readonly at: number
}

/** Something a reader's account does not have yet. A `chapter` entry holds no number: the latest is sent. */
export type Unsent =
  | { readonly type: 'chapter'; readonly uid: string }
  | { readonly type: 'diary-read'; readonly uid: string; readonly id: string; readonly chapter: number }
  | UnsentSetting

/** The diary entries that each reader has opened here, by id, with the lowest chapter at which each was opened. */
export type DiaryReads = Readonly<Record<string, Readonly<Record<string, number>>>>

/** A note as stored on the device. */
export type KeptNote = Readonly<Note> & {
  /** The revision that the account is known to have; empty if none. */
  readonly base: string
  /** The revisions sent without an answer: the account may have them. */
  readonly tried: readonly string[]
  /** The account has permanently refused this revision. */
  readonly isRefused: boolean
}

/** The notes of one reader by id. */
export type Notes = Readonly<Record<string, KeptNote>>

/** The notes of each reader on this device, and the revisions that went into them, most recent last. */
export type DeviceNotes = { readonly of: Readonly<Record<string, Notes>>; readonly log: readonly string[] }

/** A text that this tab has written over the one with revision `from`; `after` was the last entry of the log before that. */
export type Written = {
  readonly uid: string
  readonly note: Note
  readonly from: string
  readonly after: string | undefined
}

/** When a reader last moved forward, in days since 1970, and the chapter at which they left off before going ahead. */
export type Absence = {
  readonly uid: string
  readonly day: number
  /** Undefined if they have missed nothing, or have dismissed it. */
  readonly since: number | undefined
}

/** An entry that a reader has looked up, and their chapter at the time. */
export type LookUp = { readonly kind: string; readonly id: string; readonly chapter: number }

/** A reader's recent look-ups, most recent first. */
export type LookUps = { readonly uid: string; readonly entries: readonly LookUp[] }

/** What the device keeps between visits, shared by all its tabs. */
export type Device = {
  /** The last chapter turned to, in any tab. */
  readonly chapter: number | undefined
  /**
   * How often its chapter has changed: of two storages that differ, the one with the higher number is newer. The count, which
   * reveals nothing about a reader, continues after they leave; a reset would make their leftover data look newer than what
   * follows.
   */
  readonly turns: number
  /** The last reader. */
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

/** The pending request to the account: an outbox entry (for a chapter, with its number) or a note. */
export type Sending =
  | { readonly unsent: Exclude<Unsent, UnsentSetting>; readonly chapter: number; readonly note?: never }
  | { readonly unsent: UnsentSetting; readonly chapter?: never; readonly note?: never }
  | { readonly uid: string; readonly note: KeptNote; readonly unsent?: never }

/**
 * The pending request for who is signed in. The chapter in its answer is ignored if the reader has turned since or a turn was
 * not yet sent (`isStale`), or if another tab has turned (the device's chapter is no longer `chapter`). So is a setting that was not
 * the account's when it was asked (it is not in `settings`), or is another since.
 */
export type Question = {
  readonly number: number
  readonly isStale: boolean
  readonly chapter: number | undefined
  readonly settings: Readonly<Record<string, string | boolean>>
}

/** Everything this device knows about its reader. */
export type State = {
  readonly range: Range
  /** Incremented when the reader goes back or changes: answers to earlier requests are then ignored. */
  readonly epoch: number
  readonly session: Session
  /** Counts how often another reader, who has come by another tab, has taken the place of the one who was here. */
  readonly replaced: number
  readonly chapter: number
  /** The chapter in the device's storage when the page was opened. */
  readonly begunAt: number
  /** A later chapter, reached on another device or in another tab. */
  readonly offered: number | undefined
  /** When the reader last turned, in milliseconds. */
  readonly turnedAt: number
  /** The chapter before the first turn of the current run of turns. */
  readonly runFrom: number
  readonly device: Device
  /** This tab's chapter, kept for this tab only: another tab may be further ahead. */
  readonly tab: number | undefined
  /** Counts the requests for who is signed in. */
  readonly asked: number
  /** The number of the last such request that was caused by a refusal. */
  readonly doubted: number | undefined
  readonly question: Question | undefined
  readonly sending: Sending | undefined
  /** The notes that this tab has written recently. */
  readonly written: readonly Written[]
  readonly story: StoryState
}

/** The state of a page just opened on a device with this content. */
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

/** The profile of whoever is signed in. */
export function profileOf({ session }: Pick<State, 'session'>): Profile | undefined {
  return session.status === 'reader' ? session.profile : undefined
}

/** Whether someone else has signed in in another tab: all tabs share one session, which is now theirs. */
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

/** The chapter at which a new profile may start: the one stored on this device, or this tab's if it is lower. */
export function storedChapter(state: State): number | undefined {
  const { chapter } = state.device
  return chapter && Math.min(chapter, state.tab ?? declinedOf(state)?.stayed ?? chapter)
}
