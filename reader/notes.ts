import type { Note } from '#api/notes.ts'
import type { Step } from './effects.ts'
import { isChapter } from './range.ts'
import {
  type Device,
  type DeviceNotes,
  isReplaced,
  type KeptNote,
  type Notes,
  profileOf,
  type State,
  type Written,
} from './state.ts'

/** How many of the most recent revisions the log names. A tab away for longer does not look for its own texts. */
export const LOG_MAX = 64

/** The present reader's notes up to their chapter, earliest first, without deleted ones. */
export function notesOf(state: State): readonly KeptNote[] {
  return Object.values(allNotes(state))
    .filter(({ chapter, text }) => chapter <= state.chapter && text !== '')
    .sort((one, other) => one.chapter - other.chapter)
}

/** All notes of a reader on the device, including deleted and later ones. */
export const notesIn = ({ notes }: Pick<Device, 'notes'>, uid = ''): Notes => notes.of[uid] ?? {}

function allNotes(state: State): Notes {
  return notesIn(state.device, profileOf(state)?.uid)
}

/** Whether the account has the device's text. */
export const isNoteSent = ({ base, revision }: KeptNote) => base === revision

/** The present reader's notes that the account does not have, including later and refused ones. */
export const unsentNotesOf = (state: State): readonly KeptNote[] =>
  Object.values(allNotes(state)).filter((note) => note.text !== '' && !isNoteSent(note))

/** The first note that the account neither has nor has refused. */
export function unsentNote(device: Device, uid: string): KeptNote | undefined {
  return Object.values(notesIn(device, uid)).find((note) => !isNoteSent(note) && !note.isRefused)
}

/**
 * Keeps what the reader has typed: on the device at once, in the account as soon as it can be sent. If another tab or device
 * has changed the note in the meantime (its revision is not `from`), both texts are kept: this one as a new note.
 */
export function writeNote(state: State, typed: Note, from: string): State {
  // The account deletes a note whose text is nothing but spaces.
  const note = typed.text.trim() === '' ? { ...typed, text: '' } : typed
  const uid = profileOf(state)?.uid
  if (uid === undefined || !isChapter(state.range, note.chapter)) return state
  const own = allNotes(state)
  // The text being changed may have become a separate note in the meantime.
  const known = [own[note.id], own[from]].find((one) => one?.revision === from) ?? own[note.id]
  if (!known && note.text === '') return state
  if (known?.text === note.text || known?.revision === note.revision) return state
  const isOther = known !== undefined && known.revision !== from
  if (isOther && note.text === '') return state
  const id = isOther ? note.revision : (known?.id ?? note.id)
  const { base, tried } = isOther || !known ? { base: '', tried: [] } : known
  const { log } = state.device.notes
  const device = withNote(state.device, uid, { ...note, id, base, tried, isRefused: false })
  const notes = { ...device.notes, log: [...log, note.revision].slice(-LOG_MAX) }
  const written = [...state.written, { uid, note, from, after: log.at(-1) }]
  return { ...state, device: { ...device, notes }, written }
}

function withNote(device: Device, uid: string, note: KeptNote): Device {
  return withNotes(device, uid, { ...notesIn(device, uid), [note.id]: note })
}

function withoutNote(device: Device, uid: string, id: string): Device {
  const { [id]: _, ...others } = notesIn(device, uid)
  return withNotes(device, uid, others)
}

/** Readers without notes are left out, so that a device on which nobody writes stores nothing. */
function withNotes(device: Device, uid: string, own: Notes): Device {
  const { [uid]: _, ...others } = device.notes.of
  const of = Object.keys(own).length > 0 ? { ...others, [uid]: own } : others
  return { ...device, notes: { ...device.notes, of } }
}

/** Records that a note is being sent: even without an answer, the account may have it from then on. */
export function tryNote(device: Device, uid: string, note: KeptNote): Device {
  if (note.tried.includes(note.revision)) return device
  return withNote(device, uid, { ...note, tried: [...note.tried, note.revision] })
}

/** The account's answer to a note that was sent. */
export type NoteAnswer = { uid: string; sent: KeptNote; status: number; note: Note | null | undefined }

/** The device after an answer. Nothing the reader has typed, here or on another device, is lost. */
export function settleNote(device: Device, { uid, sent, status, note }: NoteAnswer): Device {
  const known = notesIn(device, uid)[sent.id]
  if (!known) return device
  // The account sees nothing in a text that is new to it and of which it keeps no note.
  const isUnseen = note === null && sent.text !== '' && sent.base === ''
  if (status !== 200 || note === undefined || isUnseen) {
    if (known.revision !== sent.revision) return device
    return withNote(device, uid, { ...known, isRefused: true })
  }
  const isTaken = note === null ? sent.text === '' : note.revision === sent.revision
  if (isTaken) return taken(device, uid, known, sent)
  if (note === null || isFromHere(device, uid, known, note.revision) || note.revision === known.base)
    return withNote(device, uid, { ...known, base: note?.revision ?? '' })
  return keepBoth(device, uid, known, note)
}

/** Whether the text came from this device: it was sent before, or has become a separate note since. */
function isFromHere(device: Device, uid: string, known: KeptNote, revision: string): boolean {
  return (
    known.tried.includes(revision) || Object.values(notesIn(device, uid)).some((other) => other.revision === revision)
  )
}

function taken(device: Device, uid: string, known: KeptNote, sent: KeptNote): Device {
  const base = sent.text === '' ? '' : sent.revision
  if (known.revision === sent.revision)
    return sent.text === ''
      ? withoutNote(device, uid, sent.id)
      : withNote(device, uid, { ...known, base, tried: [], isRefused: false })
  if (known.base === base) return device
  if (isFromHere(device, uid, known, sent.revision)) return withNote(device, uid, { ...known, base })
  // Another tab has sent it too, and then replaced it.
  if (device.notes.log.includes(sent.revision)) return device
  // The text sent is no longer on this device, and the present text is not based on it.
  return sent.text === '' ? device : keepBoth(device, uid, known, sent)
}

/** Another device has changed the note too: its text keeps the id, and this one becomes a separate note. */
function keepBoth(device: Device, uid: string, known: KeptNote, note: Note): Device {
  const own = withNote(device, uid, fromAccount(note))
  const id = known.revision
  // An unchanged note is what the other text was based on.
  if (known.text === '' || known.text === note.text || id === note.id) return own
  return withNote(own, uid, { ...known, id, base: '', tried: [], isRefused: false })
}

const fromAccount = (note: Note): KeptNote => ({ ...note, base: note.revision, tried: [], isRefused: false })

/** Asks the account for notes written on other devices. */
export function wantNotes(state: State): Step<State> {
  if (!profileOf(state) || isReplaced(state)) return [state, []]
  const known = Object.fromEntries(Object.values(allNotes(state)).map(({ id, revision }) => [id, revision]))
  return [state, [{ type: 'ask-notes', chapter: state.chapter, known }]]
}

/** Merges the account's notes; whatever was written here since the request, or is not sent yet, stays as it is. */
export function meetNotes(
  state: State,
  { chapter, known, notes }: { chapter: number; known: Readonly<Record<string, string>>; notes: readonly Note[] },
): State {
  const uid = profileOf(state)?.uid
  if (uid === undefined || isReplaced(state)) return state
  const own = allNotes(state)
  const came = new Set(notes.map(({ id }) => id))
  const isAsAsked = ({ id, revision }: KeptNote) => known[id] === revision
  const gone = Object.values(own).filter(
    (note) => isNoteSent(note) && isAsAsked(note) && note.chapter <= chapter && !came.has(note.id),
  )
  const fresh = notes.filter((note) => {
    const here = own[note.id]
    if (!here) return known[note.id] === undefined
    return isNoteSent(here) && isAsAsked(here) && here.revision !== note.revision
  })
  const cleared = gone.reduce((device, { id }) => withoutNote(device, uid, id), state.device)
  const met = fresh.reduce((device, note) => withNote(device, uid, fromAccount(note)), cleared)
  const device = notes.filter((note) => isTwin(note, notes)).reduce((next, note) => withoutTwin(next, uid, note), met)
  return device === state.device ? state : { ...state, device }
}

/**
 * Whether an earlier note has the very same text: two tabs that did not see each other's writing have both kept both texts.
 * Every tab that finds such twins keeps the same one.
 */
const isTwin = ({ id, revision }: Note, notes: readonly Note[]) =>
  notes.some((other) => other.id < id && other.revision === revision)

/** Deletes the twin, in the account too, unless it has been changed in the meantime. */
function withoutTwin(device: Device, uid: string, { id, revision }: Note): Device {
  const known = notesIn(device, uid)[id]
  if (known?.revision !== revision || !isNoteSent(known)) return device
  return withNote(device, uid, { ...known, text: '', revision: `${revision}-twin` })
}

/** Removes notes written at later chapters once the account has them; they return when the reader is there again. */
export function cutNotes(state: State): State {
  const uid = profileOf(state)?.uid
  if (uid === undefined) return state
  const later = Object.values(allNotes(state)).filter((note) => note.chapter > state.chapter && isNoteSent(note))
  const isLater = ({ note }: Written) => note.chapter > state.chapter
  if (later.length === 0 && !state.written.some(isLater)) return state
  const written = state.written.filter((one) => !isLater(one))
  return { ...state, written, device: later.reduce((device, { id }) => withoutNote(device, uid, id), state.device) }
}

/** Transfers the notes of a guest to the account. */
export function handOverNotes(notes: DeviceNotes, guest: string, account: string): DeviceNotes {
  const { [guest]: own, ...others } = notes.of
  return own ? { ...notes, of: { ...others, [account]: { ...own, ...notes.of[account] } } } : notes
}

/**
 * The device's notes without those of a reader. With `isBack`, notes the account does not have are kept, because the same
 * reader may return.
 */
export function withoutNotesOf(device: Device, uid: string, isBack: boolean): DeviceNotes {
  const unsent = Object.entries(notesIn(device, uid)).filter(([, note]) => isBack && !isNoteSent(note))
  const { of, log } = withNotes(device, uid, Object.fromEntries(unsent)).notes
  return { of, log: Object.keys(of).length > 0 ? log : [] }
}
