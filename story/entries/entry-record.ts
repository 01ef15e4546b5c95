import { chapter } from '#kinds/field.ts'
import { declarationOf, type Kind, type ViewedKind } from '#kinds/kinds.ts'
import type { BookSections } from '#story/book/book.ts'
import { wordsOf } from '#story/book/book-kinds.ts'
import { glyphOf } from '#story/book/glyphs.ts'
import { entryOf, numberOf } from '#story/engine/entries.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import { type Block, blocksOf } from '#story/texts/description.ts'
import { type Readable, titleOf } from './codex-entries.ts'
import { addressInBook } from './entry-address.ts'
import { createLinks } from './entry-links.ts'
import { type FactValue, factValue, type SectionContent, sectionContent } from './entry-values.ts'

/** All that is known of an entry, as its kind wants it shown. */
export type EntryRecord = {
  id: string
  name: string
  /** Place in the catalogue, counted from 1 in the order of discovery. */
  number: number
  glyph: readonly string[] | undefined
  dateline: string | undefined
  aliases: readonly string[]
  facts: { name: string; value: FactValue }[]
  description: readonly Block[]
  sections: ({ title: string } & SectionContent)[]
}

/** All that is known of an entry; undefined for an id that the story does not hold, be it unknown or not yet known. */
export function entryRecord(
  story: Story,
  kind: ViewedKind,
  id: string | null,
  book: BookSections,
): EntryRecord | undefined {
  const entries = anyEntries(story, kind)
  const entry = entryOf(entries, id)
  if (!entry) return undefined

  const { view, seenAs = '', fields } = declarationOf(kind)
  const { dateline, facts, sections } = view!
  const { description, icon, aliases = [] } = entry as Readable & { icon?: string; aliases?: string[] }
  const own = addressInBook(kind, entry.id, book)
  const links = createLinks(story, book, own)
  return {
    id: entry.id,
    name: titleOf(entry as Readable),
    number: numberOf(entries, entry),
    glyph: glyphOf(story, icon),
    dateline: dateline?.replace('{chapter}', String(entry[seenAs] ?? entry.firstSeen)),
    aliases,
    facts: facts.flatMap(([label, name]) => {
      const told = entry[name] ?? (name === view!.groupedBy ? view!.unnamed : undefined)
      const value = factValue(name === 'firstSeen' ? chapter : fields[name], told, links)
      return value === undefined ? [] : [{ name: inWords(label, book), value }]
    }),
    description: blocksOf(description),
    sections: sections.flatMap(([title, name]) => {
      const content = sectionContent(story, fields[name], entry[name], links)
      return content ? [{ title: inWords(title, book), ...content }] : []
    }),
  }
}

/** A label in which `{pathways}` is what the book calls its pathways. */
function inWords(label: string, book: BookSections): string {
  return label.replace(/\{(\w+)\}/, (_, kind: string) => wordsOf(kind as Kind, book)?.title ?? '')
}
