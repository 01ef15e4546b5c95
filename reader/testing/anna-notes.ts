import type { Note } from '#api/notes.ts'
import type { Event } from '#reader/events.ts'
import type { KeptNote, State } from '#reader/state.ts'
import { step } from '#reader/step.ts'

/** The state after events. */
export const following = (state: State, ...events: Event[]) =>
  events.reduce((before, event) => step(before, event)[0], state)

/** A reader types a note over the text with the revision `from`. */
export const write = (note: Note, from = ''): Event => ({ type: 'note-written', note, from })

/** The account answers the pending request with the note that it has now. */
export function answered(state: State, note: Note | null | undefined, status = 200): Event {
  return { type: 'sent', sending: state.sending!, status, ...(note !== undefined && { note }) }
}
/** The account accepts the note as it was sent. */
export function taken(state: State): State {
  const sent = state.sending?.note
  return following(state, answered(state, sent && (sent.text === '' ? null : sent)))
}
/** A note is typed, and the account accepts it. */
export const written = (state: State, note: Note, from = '') => taken(following(state, write(note, from)))

/** A note about Clara, with a different text for each revision. */
export const noteOf = (revision: string, part: Partial<Note> = {}): Note => ({
  id: 'on-clara',
  kind: 'characters',
  entry: 'clara',
  chapter: 9,
  text: `text ${revision}`,
  revision,
  ...part,
})
/** A note on the device that has not been sent to the account. */
export const keptOf = (note: Note, part: Partial<KeptNote> = {}): KeptNote => ({
  ...note,
  base: '',
  tried: [],
  isRefused: false,
  ...part,
})
/** The effect of Anna's device sending it. */
export const sentBy = (note: KeptNote) => ({ type: 'send', sending: { uid: 'anna', note } })
