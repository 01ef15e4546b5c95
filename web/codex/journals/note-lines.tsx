import './note-lines.css'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { noteCard } from '#story/journals/notes.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { NoteBadge } from '#web/ui/badges.tsx'

/** Notes, one below another. */
export function NoteLines({ children }: { children: ReactNode }) {
  return <ul>{children}</ul>
}

/** A note in the journal. */
export function NoteLink({ id, to }: { id: string; to: LinkProps['to'] }) {
  const note = noteCard(useStory(), id)
  if (!note) return null
  const { name, category, date, chapter, content } = note
  return (
    <li>
      <Link to={to} className="note-lines-note">
        <span className="row">
          <NoteBadge kind={category} />
          {date && <span className="meta">{date}</span>}
          <span className="meta">Ch. {chapter}</span>
        </span>
        <h2>{name}</h2>
        <p className="two-lines">{content}</p>
      </Link>
    </li>
  )
}
