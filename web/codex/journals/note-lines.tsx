import './note-lines.css'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { NoteCard } from '#story/journals/notes.ts'
import type { Place } from '#web/codex/list/draw-card.ts'
import { NoteBadge } from '#web/ui/badges.tsx'
import { isSame } from '#web/ui/is-same.ts'

/** Notes, one below another. */
export function NoteLines({ children }: { children: ReactNode }) {
  return <ul className="note-lines">{children}</ul>
}

/** A note in the journal. */
export const NoteLink = memo(function NoteLink({ card, to }: { card: NoteCard } & Place) {
  const { name, category, date, chapter, content } = card
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
}, isSame)
