import { type Absence, profileOf, type State } from './state.ts'

/** So many chapters ahead at once, somebody has missed some; after so many days one is enough. */
const AHEAD = 2
const DAYS = 7

const DAY_MS = 86_400_000

/** Turns that follow each other within this time are one, in milliseconds. */
const RUN_MS = 60_000

/** The chapter at which whoever is here left before they went ahead; undefined where they did not, or have put it away. */
export function absenceOf(state: State): number | undefined {
  const since = ownAbsence(state)?.since
  return since !== undefined && since < state.chapter ? since : undefined
}

function ownAbsence(state: State): Absence | undefined {
  const { absence } = state.device
  return absence?.uid === profileOf(state)?.uid ? absence : undefined
}

/** Puts the absence away; the next one is told again. */
export function putAway(state: State): State {
  const absence = ownAbsence(state)
  return absence ? withAbsence({ ...state, runFrom: state.chapter }, { ...absence, since: undefined }) : state
}

/** Remembers where a reader who goes ahead has left. Nothing is remembered of one who goes back as far, or who is another. */
export function noteAbsence(before: State, after: State): State {
  const uid = profileOf(after)?.uid
  const isSame = uid !== undefined && profileOf(before)?.uid === uid
  if (isSame && after.chapter > before.chapter) return goneAhead(before, after, uid)
  if (after.chapter === before.chapter && isSame) return cut(after, after.chapter)
  const begun = { ...after, runFrom: after.chapter }
  return isSame ? cut(begun, after.chapter - 1) : cut(begun, after.chapter)
}

function goneAhead(before: State, after: State, uid: string): State {
  const isRun = after.turnedAt - before.turnedAt <= RUN_MS
  const from = isRun ? before.runFrom : before.chapter
  const { since, day: lastDay } = ownAbsence(after) ?? {}
  const day = Math.floor(after.turnedAt / DAY_MS)
  const isLate = lastDay !== undefined && day - lastDay >= DAYS
  const wasAway = from > after.range.first && (isLate || after.chapter - from >= AHEAD)
  return withAbsence({ ...after, runFrom: from }, { uid, day, since: since ?? (wasAway ? from : undefined) })
}

/** Lets go of an absence that is another reader's, or since a later chapter than this. */
function cut(state: State, latest: number): State {
  const { absence } = state.device
  if (!absence) return state
  const uid = profileOf(state)?.uid
  const isTheirs = uid === undefined || absence.uid === uid
  const isGoneBack = latest < state.chapter && absence.since === undefined
  return isTheirs && !isGoneBack && (absence.since ?? 0) <= latest ? state : withAbsence(state, undefined)
}

function withAbsence(state: State, absence: Absence | undefined): State {
  return { ...state, device: { ...state.device, absence } }
}
