import './journals.css'
import { Link } from 'react-router'
import { noteCards, noteDetail } from '#story/journals/notes.ts'
import { EmptyDrawer } from '#web/codex/list/empty-drawer.tsx'
import { SectionPage } from '#web/codex/list/section-page.tsx'
import { DetailSheet } from '#web/codex/record/detail-sheet.tsx'
import { useEntryAddress } from '#web/codex/record/open-entry.ts'
import { book } from '#web/reader/book.ts'
import { useStory } from '#web/reader/story-context.tsx'
import { NoteBadge } from '#web/ui/badges.tsx'
import { NoteRecord } from './notes-record.tsx'

const words = book.sections.notes!

/** The notes journal, newest first, and the note that `?id=` opens. */
export function NotesScreen() {
  const story = useStory()
  const addressOf = useEntryAddress()
  const notes = noteCards(story)
  return (
    <SectionPage title={words.title} lede={words.lede}>
      {notes.length === 0 && <EmptyDrawer kind="notes" />}
      <ul>
        {notes.map(({ id, name, category, date, chapter, content }) => (
          <li key={id}>
            <Link to={addressOf(id)} className="note">
              <span className="row">
                <NoteBadge kind={category} />
                {date && <span className="meta">{date}</span>}
                <span className="meta">Ch. {chapter}</span>
              </span>
              <h2>{name}</h2>
              <p className="clamp2">{content}</p>
            </Link>
          </li>
        ))}
      </ul>
      <DetailSheet
        kind="notes"
        find={(id) => noteDetail(story, id)}
        label={({ number }) => `${words.title}, No. ${number}`}
        variant="diary"
      >
        {(note) => <NoteRecord note={note} />}
      </DetailSheet>
    </SectionPage>
  )
}
