import './entry-list.css'
import type { CodexEntry } from '#story/entries/codex-entries.ts'
import { CardLink } from '#web/ui/card.tsx'

/** Entries of all kinds, each with its category. */
export function EntryList({ entries }: { entries: readonly CodexEntry[] }) {
  return (
    <ul className="grid grid-3">
      {entries.map(({ kind, id, name, category, address, chapter, snippet }) => (
        <li key={`${kind}/${id}`}>
          <CardLink to={address} className="entry-list-card">
            <h2 className="two-lines">{name}</h2>
            <span className="meta">
              {category}, Ch. {chapter}
            </span>
            <span className="entry-list-snippet">{snippet}</span>
          </CardLink>
        </li>
      ))}
    </ul>
  )
}
