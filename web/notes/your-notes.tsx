import '#web/components/part-title.css'
import './your-notes.css'
import { useId } from 'react'
import type { EntryKind } from '#api/feedback.ts'
import { NOTE_MAX } from '#api/notes.ts'
import { OwnEntry } from '#web/components/linked-text.tsx'
import { useReader } from '#web/reader/reader-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/field.tsx'
import { useIsAlive } from '#web/ui/use-is-alive.ts'
import { KeptLine } from './kept-line.tsx'
import type { Noted } from './noted.ts'
import { OwnNote } from './own-note.tsx'
import { useNoteBox } from './use-note-box.ts'
import { useNotesOfAccount } from './use-notes.ts'

type YourNotesProps = {
  kind: EntryKind
  id: string
  /** With an id, the title can be the target of a jump. */
  titleId?: string
  /** The heading level: 3 inside a record, 2 on a page. */
  level?: 2 | 3
}

/** The reader's notes about an entry, and a box to write one. A page drawn on the server has none of this. */
export function YourNotes({ kind, id, titleId, level = 3 }: YourNotesProps) {
  const { chapter, profile } = useReader()
  const isAlive = useIsAlive()
  if (!isAlive || !profile) return null
  return (
    <OwnEntry value={`${kind}/${id}`}>
      <Notes
        key={`${profile.uid}/${kind}/${id}/${chapter}`}
        kind={kind}
        entry={id}
        chapter={chapter}
        titleId={titleId}
        level={level}
        isGuest={profile.isAnonymous}
      />
    </OwnEntry>
  )
}

type NotesProps = Noted & { titleId: string | undefined; level: 2 | 3; isGuest: boolean }

function Notes({ titleId, level, isGuest, ...noted }: NotesProps) {
  const { chapter } = noted
  const id = useId()
  const { text, kept, isTyping, isFull, others, type, save, edit, remove } = useNoteBox(noted)
  const Title = `h${level}` as const
  useNotesOfAccount()
  return (
    <section className="your-notes">
      <Title id={titleId} className={titleId && 'part-title'} tabIndex={titleId === undefined ? undefined : -1}>
        <label htmlFor={id}>Your Notes</label>
      </Title>
      {others.map((note) => (
        <OwnNote key={note.id} note={note} onEdit={() => edit(note)} onRemove={() => remove(note)} />
      ))}
      <Textarea
        id={id}
        aria-describedby={`${id}-hint`}
        rows={4}
        maxLength={NOTE_MAX}
        value={text}
        readOnly={isFull}
        onChange={(event) => type(event.target.value)}
      />
      <div className="between">
        <p className="meta" id={`${id}-hint`}>
          For your eyes alone, written at Chapter {chapter} and hidden before it.
        </p>
        <Button small onClick={save}>
          Save Notes
        </Button>
      </div>
      <KeptLine kept={kept} isGuest={isGuest} isTyping={isTyping} isFull={isFull} />
    </section>
  )
}
