import type { Profile } from '#api/profile.ts'
import type { Range } from './range.ts'
import { type StoryState, unopened } from './story-state.ts'

/** Who is here. `hasLeft`: a reader signed out or deleted the account, and did not just arrive as a visitor. */
export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'visitor'; readonly hasLeft: boolean }
  | { readonly status: 'reader'; readonly profile: Profile }

/** A later chapter to which a reader would not go on here, and the one at which they stayed. */
export type Declined = { readonly uid: string; readonly chapter: number; readonly stayed: number | undefined }

/** Something that the account of a reader does not know yet. Of the chapter the newest is sent, so it stands in no entry. */
export type Unsent =
  | { readonly type: 'chapter'; readonly uid: string }
  | { readonly type: 'diary-read'; readonly uid: string; readonly id: string; readonly chapter: number }

/** The diary entries that each reader has opened here: the lowest chapter at which, by id. */
export type DiaryReads = Readonly<Record<string, Readonly<Record<string, number>>>>

/** What the device keeps from visit to visit; all its tabs share it. */
export type Device = {
  /** What was turned to last, in whichever tab. */
  readonly chapter: number | undefined
  /** Who was here last. */
  readonly profile: Profile | undefined
  readonly declined: Declined | undefined
  readonly outbox: readonly Unsent[]
  readonly diaryReads: DiaryReads
}

/** What is on its way to the account: of the chapter, which one. */
export type Sending = { readonly unsent: Unsent; readonly chapter: number }

/** All that this device knows of its reader. */
export type State = {
  readonly range: Range
  /** Raised when the reader goes back or another one is here: what was asked for before is no longer theirs to hear. */
  readonly epoch: number
  readonly session: Session
  readonly chapter: number
  /** The chapter at which the page was opened, as the device's storage had it. */
  readonly begunAt: number
  /** A later chapter, reached on another device or in another tab. */
  readonly offered: number | undefined
  /** When the reader turned last, in milliseconds. */
  readonly turnedAt: number
  readonly device: Device
  /** The chapter that this tab shows, kept for it alone: another one may be further on. */
  readonly tab: number | undefined
  /** Counts the questions who is here. */
  readonly asked: number
  /** The one on its way; an answer that is older than a turn says nothing of the chapter. */
  readonly question: { readonly number: number; readonly isStale: boolean } | undefined
  readonly sending: Sending | undefined
  readonly story: StoryState
}

/** A page that has just been opened, on a device that keeps this. */
export function opened(range: Range, device: Device, tab: number | undefined): State {
  const state: State = {
    range,
    epoch: 0,
    session: { status: 'loading' },
    chapter: range.first,
    begunAt: range.first,
    offered: undefined,
    turnedAt: Number.NEGATIVE_INFINITY,
    device,
    tab,
    asked: 0,
    question: undefined,
    sending: undefined,
    story: unopened,
  }
  const begunAt = storedChapter(state) ?? range.first
  return { ...state, begunAt, chapter: begunAt }
}

/** Whoever is signed in. */
export function profileOf({ session }: Pick<State, 'session'>): Profile | undefined {
  return session.status === 'reader' ? session.profile : undefined
}

/** What was declined on this device; before it is known who is here it may be theirs. */
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
