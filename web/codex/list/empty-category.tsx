import type { CodexKind } from '#story/entries/codex-entries.ts'
import { book } from '#web/reader/book.ts'
import { Empty } from '#web/ui/empty.tsx'
import { sectionGlyphs } from './section-glyphs.ts'

/** A category without entries, using the book's words if it has any. */
export function EmptyCategory({ kind }: { kind: CodexKind }) {
  return (
    <Empty glyph={sectionGlyphs[kind]} title={book.sections[kind]?.empty ?? 'Nothing here yet'}>
      Read on. This drawer fills by itself.
    </Empty>
  )
}
