import { isReplaced, type LookUp, type LookUps, profileOf, type State } from './state.ts'

/** So many look-ups are kept. */
const KEPT = 6

/** What the present reader has looked up lately, the last one first, as far as they have read. */
export function lookUpsOf(state: State): readonly LookUp[] {
  return ownLookUps(state)?.entries ?? []
}

function ownLookUps(state: State): LookUps | undefined {
  const { lookUps } = state.device
  return lookUps?.uid === profileOf(state)?.uid ? lookUps : undefined
}

/** Keeps what the reader has looked up; what they look up again comes first. */
export function lookUp(state: State, kind: string, id: string): State {
  const uid = profileOf(state)?.uid
  if (uid === undefined) return state
  const others = lookUpsOf(state).filter((other) => other.kind !== kind || other.id !== id)
  return withLookUps(state, { uid, entries: [{ kind, id, chapter: state.chapter }, ...others].slice(0, KEPT) })
}

export function clearLookUps(state: State): State {
  return ownLookUps(state) ? withLookUps(state, undefined) : state
}

/** Removes from the device what was looked up further on, and what another reader has looked up. */
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
