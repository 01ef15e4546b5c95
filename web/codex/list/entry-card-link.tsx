import { memo } from 'react'
import { declarationOf, type ViewedKind } from '#kinds/kinds.ts'
import type { EntryCard } from '#story/entries/entry-card.ts'
import { emblemGlyph } from '#web/codex/record/emblem.tsx'
import { StatusText } from '#web/components/status-text.tsx'
import { Medallion } from '#web/illustrations/medallion.tsx'
import { isSame } from '#web/ui/is-same.ts'
import type { Place } from './draw-card.ts'
import { sectionGlyphs } from './section-glyphs.ts'
import { WordsCard } from './words-card.tsx'

type EntryCardLinkProps = { kind: ViewedKind; card: EntryCard } & Place

/** An entry in the list of its kind. Kinds with signs show the entry's, or that of its category. */
export const EntryCardLink = memo(function EntryCardLink({ kind, card, to }: EntryCardLinkProps) {
  const { id, name, glyph, meta, snippet, foot } = card
  const hasSign = 'icon' in declarationOf(kind).fields
  return (
    <WordsCard
      to={to}
      name={name}
      emblem={hasSign ? <Medallion seed={id} glyph={emblemGlyph(glyph, sectionGlyphs[kind])} size={56} /> : undefined}
      meta={typeof meta === 'object' ? <StatusText {...meta} /> : meta}
      snippet={snippet}
      foot={foot}
    />
  )
}, isSame)
