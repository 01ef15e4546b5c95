import { useEffect, useEffectEvent, useState } from 'react'
import { NOTES_MAX } from '#api/notes.ts'
import { notesIn } from '#reader/notes.ts'
import { type KeptNote, profileOf } from '#reader/state.ts'
import { newId } from '#web/reader/new-id.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import type { Noted } from './noted.ts'
import { useNotes } from './use-notes.ts'

/** Typing is saved after this many milliseconds without another letter. */
const PAUSE_MS = 600

/** Unsaved text, the revision of the text that it replaces, and the uid of the reader who typed it. */
type Typed = { text: string; from: string; by: string | undefined }

export type NoteBox = {
  /** The text in the box. */
  text: string
  /** Its saved note. */
  kept: KeptNote | undefined
  isTyping: boolean
  /** No more notes can be saved. */
  isFull: boolean
  /** The entry's other notes, earliest first. */
  others: readonly KeptNote[]
  type(text: string): void
  /** Saves the text at once. */
  save(): void
  /** Moves another note of the entry into the box. */
  edit(note: KeptNote): void
  remove(note: KeptNote): void
}

/** A box for the reader's note about an entry at this chapter, beside the notes of other chapters. */
export function useNoteBox({ kind, entry, chapter }: Noted): NoteBox {
  const { get, dispatch, profile } = useReader()
  const all = useNotes()
  const notes = all.filter((note) => note.kind === kind && note.entry === entry)
  const [chosen, setChosen] = useState<string>()
  const [written, setWritten] = useState('')
  const [typed, setTyped] = useState<Typed>()
  // Notes written at this chapter on other devices may arrive while the box is open.
  const kept = chosen === undefined ? notes.findLast((note) => note.chapter === chapter) : inBox(notes, chosen, written)

  function keep(note: Pick<KeptNote, 'id' | 'text'>, from: string) {
    const revision = newId()
    dispatch({ type: 'note-written', note: { ...note, kind, entry, chapter, revision }, from })
    return revision
  }

  const save = useEffectEvent(() => {
    if (!typed || chosen === undefined) return
    // Somebody else may have signed in from another tab, which closes the box: the text is not theirs.
    if (profileOf(get())?.uid !== typed.by) return
    const revision = keep({ id: kept?.id ?? chosen, text: typed.text }, typed.from)
    setTyped(undefined)
    setWritten(revision)
    // Another tab or device has changed the note in the meantime, so this text is now a separate note.
    if (notesIn(get().device, profile?.uid)[revision]) setChosen(revision)
  })

  useEffect(() => {
    if (!typed) return
    const timer = setTimeout(() => save(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])

  useEffect(() => {
    const onLeave = () => save()
    document.addEventListener('visibilitychange', onLeave)
    window.addEventListener('pagehide', onLeave)
    return () => {
      document.removeEventListener('visibilitychange', onLeave)
      window.removeEventListener('pagehide', onLeave)
      save()
    }
  }, [])

  return {
    text: typed?.text ?? kept?.text ?? '',
    kept,
    isTyping: typed !== undefined,
    isFull: !kept && all.length >= NOTES_MAX,
    others: notes.filter((note) => note !== kept),
    type(text) {
      setChosen((now) => now ?? kept?.id ?? newId())
      setTyped({ text, from: typed?.from ?? kept?.revision ?? '', by: profile?.uid })
    },
    save: () => save(),
    edit(note) {
      save()
      setChosen(note.id)
      setWritten('')
    },
    remove(note) {
      keep({ id: note.id, text: '' }, note.revision)
    },
  }
}

/** The note in the box, or the separate note that its text has become. */
function inBox(notes: readonly KeptNote[], chosen: string, written: string): KeptNote | undefined {
  const own = notes.find(({ id }) => id === chosen)
  const copy = notes.find(({ id, revision }) => id === written && revision === written)
  return own?.revision !== written && copy ? copy : own
}
