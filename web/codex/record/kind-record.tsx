import { declarationOf, type ViewedKind } from '#kinds/kinds.ts'
import type { EntryRecord } from '#story/entries/entry-record.ts'
import type { FactValue } from '#story/entries/entry-values.ts'
import { sectionGlyphs } from '#web/codex/list/section-glyphs.ts'
import { Description } from '#web/look/description.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { SheetTitle } from '#web/ui/sheet-title.tsx'
import { EmblemFigure, emblemGlyph } from './emblem.tsx'
import { EntryMemory } from './entry-memory.tsx'
import { EntriesWithin, EntryWay } from './entry-tree.tsx'
import { JumpLine } from './jump-line.tsx'
import { mentionList } from './mention-text.tsx'
import { Aliases, RecordLayout } from './record.tsx'
import { RecordSection } from './record-section.tsx'
import { StatusText } from './status-text.tsx'

/** All that is known of an entry; one with a sign has figure and facts beside the text. */
export function KindRecord({ kind, entry }: { kind: ViewedKind; entry: EntryRecord }) {
  const { id, glyph, number, dateline, aliases, description, sections } = entry
  const facts: Fact[] = entry.facts.map(({ name, value }) => ({ name, value: drawn(value) }))
  const text = (
    <>
      <Description blocks={description} />
      <JumpLine kind={kind} id={id} />
      {sections.map((section) => (
        <RecordSection key={section.title} section={section} />
      ))}
      <EntriesWithin kind={kind} id={id} />
      <EntryMemory kind={kind} id={id} />
    </>
  )
  if ('icon' in declarationOf(kind).fields) {
    const sign = emblemGlyph(glyph, sectionGlyphs[kind])
    return (
      <RecordLayout figure={<EmblemFigure seed={id} glyph={sign} number={number} />} facts={facts}>
        <SheetTitle />
        <Aliases aliases={aliases} />
        {text}
      </RecordLayout>
    )
  }
  return (
    <>
      <SheetTitle />
      <Aliases aliases={aliases} />
      {dateline && <p className="dateline">{dateline}</p>}
      <EntryWay kind={kind} id={id} />
      <Facts facts={facts} />
      {text}
    </>
  )
}

function drawn(value: FactValue): Fact['value'] {
  if (typeof value === 'string') return value
  return 'word' in value ? <StatusText {...value} /> : mentionList(value)
}
