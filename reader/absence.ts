import { type Absence, isReplaced, profileOf, type State } from './state.ts'

/** A reader who goes `AHEAD` chapters forward at once has missed some; after `DAYS` days without reading, one chapter is enough. */
const AHEAD = 2
const DAYS = 7

const DAY_MS = 86_400_000

/** In milliseconds: turns no further apart than this count as one. */
const RUN_MS = 60_000

/** The chapter at which the reader left off before they went ahead; undefined if they did not, or have dismissed it. */
export function absenceOf(state: State): number | undefined {
  const since = ownAbsence(state)?.since
  return since !== undefined && since < state.chapter ? since : undefined
}

function ownAbsence(state: State): Absence | undefined {
  const { absence } = state.device
  return absence?.uid === profileOf(state)?.uid ? absence : undefined
}

/** Dismisses the current absence; a later one is shown again. */
export function putAway(state: State): State {
  const absence = ownAbsence(state)
  return absence ? withAbsence({ ...state, runFrom: state.chapter }, { ...absence, since: undefined }) : state
}

/**
 * Records where a reader who goes ahead left off. The record is dropped if they go back that far, or if another reader arrives. One who
 * has come in another tab keeps theirs, whatever happens in this tab.
 */
export function noteAbsence(before: State, after: State): State {
  if (isReplaced(after)) return after
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

/** Drops an absence that belongs to another reader, or that began later than the chapter `latest`. */
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
