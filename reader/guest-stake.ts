import { openedDiaryEntries } from './diary-reads.ts'
import { lookUpsOf } from './look-ups.ts'
import { notesOf } from './notes.ts'
import { profileOf, type State } from './state.ts'

const DAY_MS = 86_400_000

/** A guest with this many look-ups and opened entries would miss them. */
const MUCH = 5

/**
 * Whether this guest would lose something that cannot be re-entered: they have come back on another day beyond the first
 * chapter, have written a note, or have looked up and opened many entries.
 *
 * @param now in milliseconds
 */
export function hasStake(state: State, now: number): boolean {
  const profile = profileOf(state)
  if (!profile?.isAnonymous) return false
  const isBack = now - Date.parse(profile.createdAt) > DAY_MS && state.chapter > state.range.first
  const hasWritten = notesOf(state).length > 0
  return isBack || hasWritten || lookUpsOf(state).length + openedDiaryEntries(state).length >= MUCH
}
