import { LOG_MAX, writeNote } from './notes.ts'
import { type DeviceNotes, profileOf, type State, type Written } from './state.ts'

/**
 * Writes again what this tab has written and another one has overwritten: a device's storage has no transactions, and for some
 * milliseconds no tab sees what another one writes. What replaced a text with knowledge of it names it in its log.
 */
export function writeAgain(state: State): State {
  const uid = profileOf(state)?.uid
  const { profile, notes } = state.device
  // Whoever has signed out in another tab leaves nothing here.
  const own = state.written.filter((one) => one.uid === uid && one.uid === profile?.uid)
  if (own.length === 0) return state.written.length === 0 ? state : { ...state, written: [] }
  const isIn = ({ note }: Written) => notes.log.includes(note.revision)
  const kept: State = { ...state, written: own.filter(isIn) }
  const lost = own.filter((one) => !isIn(one) && isBranchOf(notes, one))
  return lost.reduce<State>((next, { note, from }) => writeNote(next, note, from), kept)
}

/** Whether these notes go on from where that text was written, without it. */
function isBranchOf({ of, log }: DeviceNotes, { after }: Written): boolean {
  if (after !== undefined) return log.includes(after)
  return log.length < LOG_MAX && (log.length > 0 || Object.keys(of).length > 0)
}
