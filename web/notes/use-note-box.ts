import { useEffect, useEffectEvent, useState } from 'react'
import { NOTES_MAX } from '#api/notes.ts'
import { notesIn } from '#reader/notes.ts'
import { type KeptNote, profileOf } from '#reader/state.ts'
import { newId } from '#web/reader/new-id.ts'
import { useReader } from '#web/reader/reader-context.tsx'
import type { Noted } from './noted.ts'
import { useNotes } from './use-notes.ts'

/** What is typed is kept after so many milliseconds without a further letter. */
const PAUSE_MS = 600

/** What was typed and is not kept yet, the revision of the text that it changes, and the uid of whoever has typed it. */
type Typed = { text: string; from: string; by: string | undefined }

export type NoteBox = {
  /** What stands in the box. */
  text: string
  /** What of it is kept. */
  kept: KeptNote | undefined
  isTyping: boolean
  /** No further note would be kept. */
  isFull: boolean
  /** The other notes of the entry, the earliest first. */
  others: readonly KeptNote[]
  type(text: string): void
  /** Keeps what was typed at once. */
  save(): void
  /** Takes another note of the entry into the box. */
  edit(note: KeptNote): void
  remove(note: KeptNote): void
}

/** A box for the note that a reader writes about an entry at this chapter; those of earlier chapters stand beside it. */
export function useNoteBox({ kind, entry, chapter }: Noted): NoteBox {
  const { get, dispatch, profile } = useReader()
  const all = useNotes()
  const notes = all.filter((note) => note.kind === kind && note.entry === entry)
  const [chosen, setChosen] = useState<string>()
  const [written, setWritten] = useState('')
  const [typed, setTyped] = useState<Typed>()
  // What other devices have written at this chapter may come while the box is open.
  const kept = chosen === undefined ? notes.findLast((note) => note.chapter === chapter) : inBox(notes, chosen, written)

  function keep(note: Pick<KeptNote, 'id' | 'text'>, from: string) {
    const revision = newId()
    dispatch({ type: 'note-written', note: { ...note, kind, entry, chapter, revision }, from })
    return revision
  }

  const save = useEffectEvent(() => {
    if (!typed || chosen === undefined) return
    // Somebody else may have come by another tab, which closes the box: none of its words are theirs.
    if (profileOf(get())?.uid !== typed.by) return
    const revision = keep({ id: kept?.id ?? chosen, text: typed.text }, typed.from)
    setTyped(undefined)
    setWritten(revision)
    // Another tab or device has changed the note meanwhile: this text goes on as one of its own.
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

/** The note in the box: where its text has become a note of its own, that one. */
function inBox(notes: readonly KeptNote[], chosen: string, written: string): KeptNote | undefined {
  const own = notes.find(({ id }) => id === chosen)
  const copy = notes.find(({ id, revision }) => id === written && revision === written)
  return own?.revision !== written && copy ? copy : own
}
