import './journal-facts.css'
import './note-record.css'
import { noteCard } from '#story/journals/notes.ts'
import { blocksOf } from '#story/texts/description.ts'
import { Description } from '#web/components/description.tsx'
import { useStory } from '#web/reader/story-context.tsx'
import { NoteBadge } from '#web/ui/badges.tsx'

/** The category of a note, and when it was written. */
export function NoteFacts({ id }: { id: string }) {
  const note = noteCard(useStory(), id)
  if (!note) return null
  const { category, date, chapter } = note
  return (
    <div className="row journal-facts">
      <NoteBadge kind={category} />
      {date && <span className="meta">{date}</span>}
      <span className="meta">Chapter {chapter}</span>
    </div>
  )
}

/** A whole note, on its own sheet. */
export function NoteText({ id }: { id: string }) {
  const note = noteCard(useStory(), id)
  return (
    note && (
      <div className="note-record-sheet">
        <Description blocks={blocksOf(note.content)} />
      </div>
    )
  )
}
