import { isReplaced, type LookUp, type LookUps, profileOf, type State } from './state.ts'

/** How many look-ups are kept. */
const KEPT = 6

/** The present reader's recent look-ups, most recent first, up to their chapter. */
export function lookUpsOf(state: State): readonly LookUp[] {
  return ownLookUps(state)?.entries ?? []
}

function ownLookUps(state: State): LookUps | undefined {
  const { lookUps } = state.device
  return lookUps?.uid === profileOf(state)?.uid ? lookUps : undefined
}

/** Records a look-up; an entry looked up again moves to the front. */
export function lookUp(state: State, kind: string, id: string): State {
  const uid = profileOf(state)?.uid
  if (uid === undefined) return state
  const others = lookUpsOf(state).filter((other) => other.kind !== kind || other.id !== id)
  return withLookUps(state, { uid, entries: [{ kind, id, chapter: state.chapter }, ...others].slice(0, KEPT) })
}

export function clearLookUps(state: State): State {
  return ownLookUps(state) ? withLookUps(state, undefined) : state
}

/** Removes look-ups made at later chapters, and those of other readers, from the device. */
export function cutLookUps(state: State): State {
  const { lookUps } = state.device
  const uid = profileOf(state)?.uid
  if (!lookUps || uid === undefined || isReplaced(state)) return state
  const entries = lookUps.uid === uid ? lookUps.entries.filter(({ chapter }) => chapter <= state.chapter) : []
  if (entries.length === lookUps.entries.length) return state
  return withLookUps(state, entries.length > 0 ? { uid, entries } : undefined)
}

function withLookUps(state: State, lookUps: LookUps | undefined): State {
  return { ...state, device: { ...state.device, lookUps } }
}
