import type { Description } from '#kinds/field.ts'
import { declarationOf, type Kind, type KindsIn, kindsIn, type ViewedKind } from '#kinds/kinds.ts'
import type { PublicBook } from '#story/book/book.ts'
import { labelOf, labelsOf } from '#story/book/book-kinds.ts'
import { entryOf } from '#story/engine/entries.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import { type Readable, titleOf } from '#story/entries/codex-entries.ts'
import { entryRecord } from '#story/entries/entry-record.ts'
import { blocksOf } from '#story/texts/description.ts'
import { journalFacts } from './journal-facts.ts'
import { pathwayFacts, pathwayParts } from './pathway-parts.ts'
import { questParts } from './quest-parts.ts'
import { rememberedParts } from './remembered-parts.ts'
import { blockParts, partSections, sectionPart, type TakenPart, valueText } from './taken-part.ts'

/** The kinds that can be exported: all that have a record. */
export type TakenKind = KindsIn<'category' | 'journal' | 'list' | 'page'>

/** The entries of a kind, under its label. */
export type TakenGroup = { kind: TakenKind; label: string; ids: readonly string[] }

/** An entry in plain text, for a file to be read elsewhere. */
export type TakenEntry = {
  /** `characters/anna`, as texts that link to it name it. */
  key: string
  name: string
  aliases: readonly string[]
  /** What it is: `Characters, chapter 12`. */
  place: string
  facts: readonly { name: string; text: string }[]
  parts: readonly TakenPart[]
}

type Book = Pick<PublicBook, 'sections' | 'currency'>

/** Everything known, in the order of the kinds; empty kinds are left out. */
export function takenGroups(story: Story, book: Book): TakenGroup[] {
  return kindsIn('category', 'journal', 'list', 'page').flatMap((kind) => {
    const labels = labelsOf(kind, book)
    const ids = anyEntries(story, kind).map(({ id }) => id)
    return labels && ids.length > 0 ? [{ kind, label: labelOf(labels), ids }] : []
  })
}

/** Everything known about an entry, in plain text; undefined if the story does not contain it. */
export function takenEntry(story: Story, kind: TakenKind, id: string, book: Book): TakenEntry | undefined {
  const entry = entryOf(anyEntries(story, kind), id)
  const labels = labelsOf(kind, book)
  if (!entry || !labels) return undefined
  const readable = entry as Readable & { aliases?: readonly string[]; description?: Description }
  const record = isViewed(kind) ? entryRecord(story, kind, id, book) : undefined
  const blocks = record && record.description.length > 0 ? record.description : blocksOf(readable.description)
  return {
    key: `${kind}/${id}`,
    name: titleOf(readable),
    aliases: readable.aliases ?? [],
    place: `${labelOf(labels)}, chapter ${entry.firstSeen}`,
    facts: [
      ...(record?.facts.map(({ name, value }) => ({ name, text: valueText(value) })) ?? []),
      ...[...journalFacts(story, kind, id), ...pathwayFacts(story, kind, id)].flatMap(({ name, text }) =>
        text ? [{ name, text }] : [],
      ),
    ],
    parts: [
      ...blockParts(blocks),
      ...(record?.sections.flatMap(sectionPart) ?? []),
      ...(isViewed(kind) ? partSections(story, kind, entry, book) : []),
      ...pathwayParts(story, kind, id, book),
      ...questParts(story, kind, id, book),
      ...rememberedParts(story, kind, id, book),
    ],
  }
}

const isViewed = (kind: Kind): kind is ViewedKind => declarationOf(kind).view !== undefined
