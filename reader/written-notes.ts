import { LOG_MAX, writeNote } from './notes.ts'
import { type DeviceNotes, profileOf, type State, type Written } from './state.ts'

/**
 * Restores texts of this tab that another tab has overwritten: device storage has no transactions, and for a few milliseconds
 * tabs do not see each other's writes. A text that was replaced knowingly is named in the log.
 */
export function restoreOverwritten(state: State): State {
  const uid = profileOf(state)?.uid
  const { profile, notes } = state.device
  // A reader who has signed out in another tab leaves nothing here.
  const own = state.written.filter((one) => one.uid === uid && one.uid === profile?.uid)
  if (own.length === 0) return state.written.length === 0 ? state : { ...state, written: [] }
  const isIn = ({ note }: Written) => notes.log.includes(note.revision)
  const kept: State = { ...state, written: own.filter(isIn) }
  const lost = own.filter((one) => !isIn(one) && isBranchOf(notes, one))
  return lost.reduce<State>((next, { note, from }) => writeNote(next, note, from), kept)
}

/** Whether these notes continue from the state in which that text was written, but without it. */
function isBranchOf({ of, log }: DeviceNotes, { after }: Written): boolean {
  if (after !== undefined) return log.includes(after)
  return log.length < LOG_MAX && (log.length > 0 || Object.keys(of).length > 0)
}
