import type { CodexKind } from '#story/codex-entries.ts'
import { book } from '#web/reader/book.ts'
import { Empty } from '#web/ui/empty.tsx'
import { sectionGlyphs } from './section-glyphs.ts'

/** A drawer in which nothing lies yet, in the book's own words. */
export function EmptyDrawer({ kind }: { kind: CodexKind }) {
  return (
    <Empty glyph={sectionGlyphs[kind]} title={book.sections[kind]?.empty}>
      {FILLS_BY_ITSELF}
    </Empty>
  )
}

/** A group in which nothing lies yet. */
export function EmptyGroup() {
  return <Empty title="Nothing here yet">{FILLS_BY_ITSELF}</Empty>
}

const FILLS_BY_ITSELF = 'Read on. This drawer fills by itself.'
