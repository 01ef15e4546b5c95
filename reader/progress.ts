import type { Profile } from '#api/profile.ts'
import { isChapterUnsent } from './outbox.ts'
import { isChapter } from './range.ts'
import { type Declined, type Device, declinedOf, profileOf, type State, storedChapter } from './state.ts'
import { withUnsent } from './unsent.ts'

/** In milliseconds: change events closer together than this are repeats of one event. */
const REPEAT_MS = 100

/** Changes this tab only: the device keeps the chapter another tab turned to. */
function stay(state: State, chapter: number): State {
  return { ...state, tab: chapter, chapter, offered: undefined }
}

function show(state: State, chapter: number): State {
  const { device } = state
  const turns = chapter === device.chapter ? device.turns : device.turns + 1
  return stay(withDevice(state, { chapter, turns }), chapter)
}

export function withDevice(state: State, change: Partial<Device>): State {
  return { ...state, device: { ...state.device, ...change } }
}

/** The reader goes to a chapter. A pending answer does not know about this. */
function go(state: State, chapter: number): State {
  const gone = show(withDevice(state, { declined: undefined }), chapter)
  const question = gone.question && { ...gone.question, isStale: true }
  const uid = profileOf(gone)?.uid
  return { ...gone, question, ...(uid !== undefined && { device: withUnsent(gone.device, { type: 'chapter', uid }) }) }
}

/** Turns to a chapter. Ignored if the book does not have it, or if it repeats the last turn. */
export function turn(state: State, chapter: number, at: number): State {
  if (!isChapter(state.range, chapter) || Math.abs(at - state.turnedAt) < REPEAT_MS) return state
  const turned = { ...state, turnedAt: at }
  return chapter === state.chapter ? turned : go(turned, chapter)
}

/** The chapter was changed elsewhere: a lower one applies at once, a higher one is only offered. */
export function reconcile(state: State, chapter: number | undefined): State {
  if (!isChapter(state.range, chapter)) return state
  if (chapter < state.chapter) return show(state, chapter)
  const isOffered = chapter > state.chapter && declinedOf(state)?.chapter !== chapter
  return { ...state, offered: isOffered ? chapter : undefined }
}

/** Goes to the offered chapter. */
export function accept(state: State, at: number): State {
  return state.offered === undefined ? state : go({ ...state, turnedAt: at }, state.offered)
}

/**
 * The reader stays: the same chapter is not offered again, nor used by a new page, until they turn. If two tabs stay at
 * different chapters, a new tab starts at the lower one.
 */
export function decline(state: State): State {
  const { chapter, offered } = state
  const uid = profileOf(state)?.uid
  if (offered === undefined || uid === undefined) return state
  const declined: Declined = { uid, chapter: offered, stayed: Math.min(chapter, declinedOf(state)?.stayed ?? chapter) }
  return { ...withDevice(state, { declined }), offered: undefined }
}

/**
 * Someone is signed in: the chapter of their profile applies, or the one that this device could not send yet. A reader who was
 * here before (`isBack`), or whose chapter this device already has, moves back to it at once but forward only on request. If
 * their profile `isStale`, they stay at this device's chapter.
 */
export function hydrate(state: State, { uid, currentChapter }: Profile, isBack: boolean, isStale: boolean): State {
  const { chapter: device } = state.device
  // Another reader's entry would send this reader's chapter.
  const outbox = state.device.outbox.filter((unsent) => unsent.type !== 'chapter' || unsent.uid === uid)
  const own = withDevice(state, { outbox })
  const isUnsent = isChapterUnsent(outbox)
  const newest = isUnsent ? (device ?? currentChapter) : currentChapter
  const here = storedChapter(own)
  if (here !== undefined && isBack && isStale) return stay(own, here)
  const isDeclined = declinedOf(own)?.chapter === newest
  if (here !== undefined && (isBack || newest === device || isDeclined)) return reconcile(stay(own, here), newest)
  const begun = withDevice(own, { declined: undefined })
  return show(begun, isChapter(state.range, newest) ? newest : (device ?? state.range.first))
}
