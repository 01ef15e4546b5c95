import type { Description } from '#kinds/field.ts'
import { chapter } from '#kinds/field.ts'
import type { Row } from '#kinds/kind.ts'
import { declarationOf, type ViewedKind } from '#kinds/kinds.ts'
import type { PublicBook } from '#story/book/book.ts'
import { labelOf, labelsOf } from '#story/book/book-kinds.ts'
import { glyphOf } from '#story/book/glyphs.ts'
import { entryOf, numberOf } from '#story/engine/entries.ts'
import type { AnyKnown } from '#story/engine/known.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import { type Block, blocksOf } from '#story/texts/description.ts'
import { type Active, activitiesOf } from './activities.ts'
import { type Readable, titleOf } from './codex-entries.ts'
import { addressInBook } from './entry-address.ts'
import { createLinks, type Links } from './entry-links.ts'
import { type FactValue, factValue, isActivities, type SectionContent, sectionContent } from './entry-values.ts'
import { toldOf } from './told-of.ts'
import { inWords } from './view-words.ts'

/** Everything known about an entry, arranged as its kind declares. */
export type EntryRecord = {
  id: string
  name: string
  /** Position in the catalogue, counted from 1 in the order of discovery. */
  number: number
  /** The small text above it: `Items, No. 14`. */
  place: string
  glyph: readonly string[] | undefined
  dateline: string | undefined
  aliases: readonly string[]
  facts: Fact[]
  description: readonly Block[]
  sections: ({ title: string } & SectionContent)[]
}

type Fact = { name: string; value: FactValue }
type Book = Pick<PublicBook, 'sections' | 'currency'>

/** Everything known about an entry; undefined for an id that the story does not contain, whether unknown or not yet known. */
export function entryRecord(story: Story, kind: ViewedKind, id: string | null, book: Book): EntryRecord | undefined {
  const entries = anyEntries(story, kind)
  const entry = entryOf(entries, id)
  if (!entry) return undefined

  const { view, seenAs = 'firstSeen' } = declarationOf(kind)
  const { dateline, body = ['description'], facts } = view!
  const { icon, aliases = [] } = entry as { icon?: string; aliases?: string[] }
  const links = createLinks(story, book, addressInBook(kind, entry.id, book))
  const number = numberOf(entries, entry)
  return {
    id: entry.id,
    name: titleOf(entry as Readable),
    number,
    place: placeOf(kind, entry, number, book),
    glyph: glyphOf(story, icon),
    dateline: dateline?.replace('{chapter}', String(toldOf(story, kind, entry, seenAs))),
    aliases,
    facts: facts.flatMap((row) => factOf(story, kind, entry, row, links, book) ?? []),
    description: blocksOf(entry[body.find((name) => entry[name] !== undefined) ?? ''] as Description | undefined),
    sections: sectionsOf(story, kind, entry, links, book),
  }
}

function placeOf(kind: ViewedKind, entry: AnyKnown, number: number, book: Book): string {
  const { numbered = '{title}, No. {number}' } = declarationOf(kind).view!
  const labels = labelsOf(kind, book)
  const known: Readonly<Record<string, unknown>> = {
    ...entry,
    number,
    ...(labels && { title: labels.title, label: labelOf(labels) }),
  }
  return numbered.replace(/\{(\w+)\}/g, (_, name: string) => String(known[name]))
}

function factOf(
  story: Story,
  kind: ViewedKind,
  entry: AnyKnown,
  [label, name, orElse]: Row,
  links: Links,
  book: Book,
): Fact | undefined {
  const { fields, view } = declarationOf(kind)
  const told = toldOf(story, kind, entry, name) ?? (name === view!.groupedBy ? view!.unnamed : undefined)
  if (told === undefined && typeof orElse === 'object') return factOf(story, kind, entry, orElse, links, book)

  const value = factValue(name === 'firstSeen' ? chapter : fields[name], told ?? orElse, links, book)
  const words = inWords(label, book)
  return value === undefined || words === undefined ? undefined : { name: words, value }
}

function sectionsOf(story: Story, kind: ViewedKind, entry: AnyKnown, links: Links, book: Book) {
  const { fields, view } = declarationOf(kind)
  return view!.sections.flatMap(([title, name, part]): EntryRecord['sections'] => {
    const words = inWords(title, book)
    const field = fields[name]
    const told = field && isActivities(field) ? activitiesOf(entry as Active) : toldOf(story, kind, entry, name)
    const content = part ? ({ type: 'part', part } as const) : sectionContent(story, field, told, links)
    return content && words !== undefined ? [{ title: words, ...content }] : []
  })
}
