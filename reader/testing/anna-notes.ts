import type { Note } from '#api/notes.ts'
import type { Event } from '#reader/events.ts'
import type { KeptNote, State } from '#reader/state.ts'
import { step } from '#reader/step.ts'

/** The state after events. */
export const following = (state: State, ...events: Event[]) =>
  events.reduce((before, event) => step(before, event)[0], state)

/** A reader types a note, into the text with the revision `from`. */
export const write = (note: Note, from = ''): Event => ({ type: 'note-written', note, from })

/** The account answers to what is on its way: with the note that it has now. */
export function answered(state: State, note: Note | null | undefined, status = 200): Event {
  return { type: 'sent', sending: state.sending!, status, ...(note !== undefined && { note }) }
}
/** The account has it as it was sent. */
export function taken(state: State): State {
  const sent = state.sending?.note
  return following(state, answered(state, sent && (sent.text === '' ? null : sent)))
}
/** A note is typed, and the account takes it. */
export const written = (state: State, note: Note, from = '') => taken(following(state, write(note, from)))

/** A note on Clara, with a text of its own for each revision. */
export const noteOf = (revision: string, part: Partial<Note> = {}): Note => ({
  id: 'on-clara',
  kind: 'characters',
  entry: 'clara',
  chapter: 9,
  text: `text ${revision}`,
  revision,
  ...part,
})
/** What a device keeps of a note that the account has not heard of. */
export const keptOf = (note: Note, part: Partial<KeptNote> = {}): KeptNote => ({
  ...note,
  base: '',
  tried: [],
  isRefused: false,
  ...part,
})
/** What is asked for where Anna's device sends it. */
export const sentBy = (note: KeptNote) => ({ type: 'send', sending: { uid: 'anna', note } })
