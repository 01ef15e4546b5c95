import type { NoteDetail } from '#story/journals/notes.ts'
import { TagList } from '#web/codex/record/tag-list.tsx'
import { Description } from '#web/look/description.tsx'
import { NoteBadge } from '#web/ui/badges.tsx'
import { SheetTitle } from '#web/ui/sheet-title.tsx'

/** A whole note. */
export function NoteRecord({ note: { category, date, chapter, content, tags } }: { note: NoteDetail }) {
  return (
    <>
      <SheetTitle />
      <div className="row leaf-facts">
        <NoteBadge kind={category} />
        {date && <span className="meta">{date}</span>}
        <span className="meta">Chapter {chapter}</span>
      </div>
      <div className="note-sheet">
        <Description blocks={content} />
      </div>
      <TagList tags={tags} />
    </>
  )
}
