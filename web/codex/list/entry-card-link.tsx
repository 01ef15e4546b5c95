import type { LinkProps } from 'react-router'
import { declarationOf, type ViewedKind } from '#kinds/kinds.ts'
import type { AnyKnown } from '#story/engine/known.ts'
import { entryCard } from '#story/entries/entry-card.ts'
import { emblemGlyph } from '#web/codex/record/emblem.tsx'
import { StatusText } from '#web/components/status-text.tsx'
import { Medallion } from '#web/illustrations/medallion.tsx'
import { useStory } from '#web/reader/story-context.tsx'
import { sectionGlyphs } from './section-glyphs.ts'
import { WordsCard } from './words-card.tsx'

type EntryCardLinkProps = { kind: ViewedKind; entry: AnyKnown; to: LinkProps['to'] }

/** An entry in the list of its kind; a kind whose entries have a sign shows it, or that of its category. */
export function EntryCardLink({ kind, entry, to }: EntryCardLinkProps) {
  const { id, name, glyph, meta, snippet, foot } = entryCard(useStory(), kind, entry)
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
}
