import './kind-record.css'
import type { Part } from '#kinds/kind.ts'
import { declarationOf, type ViewedKind } from '#kinds/kinds.ts'
import type { EntryRecord } from '#story/entries/entry-record.ts'
import type { FactValue } from '#story/entries/entry-values.ts'
import { sectionGlyphs } from '#web/codex/list/section-glyphs.ts'
import { Description } from '#web/components/description.tsx'
import { LinkedText, OwnEntry } from '#web/components/linked-text.tsx'
import { StatusText } from '#web/components/status-text.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { SheetTitle } from '#web/ui/sheet-title.tsx'
import { EmblemFigure, emblemGlyph } from './emblem.tsx'
import { EntryMemory } from './entry-memory.tsx'
import { EntriesAround } from './entry-tree.tsx'
import { EntryWay } from './entry-way.tsx'
import { JumpLine } from './jump-line.tsx'
import { mentionList } from './mention-text.tsx'
import { Aliases, RecordLayout } from './record.tsx'
import { PARTS } from './record-parts.ts'
import { RecordSection } from './record-section.tsx'

/** Everything known about an entry; if it has a picture, that and the facts are beside the text. */
export function KindRecord(props: { kind: ViewedKind; entry: EntryRecord }) {
  return (
    <OwnEntry value={`${props.kind}/${props.entry.id}`}>
      <Content {...props} />
    </OwnEntry>
  )
}

function Content({ kind, entry }: { kind: ViewedKind; entry: EntryRecord }) {
  const { id, dateline, aliases, sections } = entry
  const { view, fields } = declarationOf(kind)
  const hasFigure = 'icon' in fields || view?.tree !== undefined
  const isAddressed = hasFigure && view?.figure === undefined
  const description = entry.description.filter((block) => !isAddressed || block.type !== 'address')
  const facts: Fact[] = entry.facts.map(({ name, value }) => ({ name, value: drawn(value) }))
  const heading = (
    <>
      <PartOf id={id} part={view?.badges} />
      <SheetTitle />
      <Aliases aliases={aliases} />
      <PartOf id={id} part={view?.head} />
      {dateline && <p className="kind-record-dateline">{dateline}</p>}
    </>
  )
  const text = (
    <>
      {description.length > 0 && <Description blocks={description} />}
      <JumpLine kind={kind} id={id} />
      {sections.map((section) => (
        <RecordSection key={section.title} id={id} section={section} />
      ))}
      <EntriesAround kind={kind} id={id} />
      <EntryMemory kind={kind} id={id} />
      <PartOf id={id} part={view?.foot} />
    </>
  )
  if (hasFigure) {
    const side = (
      <>
        <FigureOf kind={kind} entry={entry} />
        <EntryWay kind={kind} id={id} />
      </>
    )
    return (
      <RecordLayout figure={side} facts={facts}>
        {heading}
        {text}
      </RecordLayout>
    )
  }
  return (
    <>
      {heading}
      {facts.length > 0 && <Facts facts={facts} />}
      {text}
    </>
  )
}

function PartOf({ id, part }: { id: string; part: Part | undefined }) {
  if (part === undefined) return null
  const Part = PARTS[part]
  return <Part id={id} />
}

/** The kind's own figure, or else the sign of the entry or of its category, above the address. */
function FigureOf({ kind, entry: { id, glyph, number, description } }: { kind: ViewedKind; entry: EntryRecord }) {
  const { figure } = declarationOf(kind).view!
  if (figure) return <PartOf id={id} part={figure} />
  const address = description.flatMap((block) => (block.type === 'address' ? [block.text] : [])).join(', ')
  return (
    <EmblemFigure
      seed={id}
      glyph={emblemGlyph(glyph, sectionGlyphs[kind])}
      number={number}
      caption={address ? <address>{address}</address> : undefined}
    />
  )
}

function drawn(value: FactValue): Fact['value'] {
  if (typeof value === 'string') return <LinkedText text={value} />
  return 'word' in value ? <StatusText {...value} /> : mentionList(value)
}
