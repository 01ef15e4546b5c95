import { ENTRY_KINDS, type EntryKind } from './feedback.ts'

/** The kinds of entries that a reader can write a note on: all that have a record to open. */
export const NOTE_KINDS = ENTRY_KINDS

/** The longest note, in characters. */
export const NOTE_MAX = 2000

/** So many notes are kept of one reader: some 600 kB at most of plain letters, three times as much of others. */
export const NOTES_MAX = 300

/** A reader's own words about an entry. */
export type Note = {
  /** Made by the device that wrote it first. */
  id: string
  kind: EntryKind
  entry: string
  /** The chapter at which it was written, or last changed: before it the note is not shown. */
  chapter: number
  text: string
  /** Names this text of the note; every change makes a new one. */
  revision: string
}

/** The notes of a reader that were written up to a chapter. */
export type Notes = { notes: readonly Note[] }

/** A note as it is written. An empty text deletes it. */
export type NoteChange = Omit<Note, 'id'> & {
  /** The revision that this one follows; empty for a new note. */
  base: string
}

/**
 * What the account has after a change: the note as it was sent, or the text of another device that wrote meanwhile, which
 * then stays as it is. Null where there is none any more.
 */
export type NoteKept = { note: Note | null }
