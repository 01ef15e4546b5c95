import { declarationOf, type ViewedKind } from '#kinds/kinds.ts'
import type { PublicBook } from '#story/book/book.ts'
import { glyphOf } from '#story/book/glyphs.ts'
import { allEntries, compareText } from '#story/engine/entries.ts'
import type { AnyKnown } from '#story/engine/known.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import { snippet } from '#story/search/snippet.ts'
import { blocksOf, plainText } from '#story/texts/description.ts'
import { type Readable, titleOf } from './codex-entries.ts'
import { type StatusMark, statusMark } from './status-mark.ts'

/** An entry in the list of its kind. */
export type EntryCard = {
  id: string
  name: string
  /** Path data of its engraving; undefined where none was told. */
  glyph: readonly string[] | undefined
  /** Under the name: a word or two, or how it stands. */
  meta: string | StatusMark | undefined
  snippet: string
  /** The last line. */
  foot: string | undefined
}

/** Cards that stand together under a heading. */
export type EntryGroup = { label: string; cards: EntryCard[] }

/**
 * The list of a kind (specification section 2), as its declaration wants it: groups in the order in which the story
 * opened them, or in the book's own order and all others alphabetically behind; in each the entries as they were first seen.
 */
export function entryCards(story: Story, kind: ViewedKind, book: Pick<PublicBook, 'eras'>): EntryGroup[] {
  const { groupedBy, unnamed, inOrderOf } = viewOf(kind)
  const groups = Map.groupBy(allEntries(anyEntries(story, kind)), (entry) => textOf(entry[groupedBy]) ?? unnamed)
  const labels = [...groups.keys()]
  if (inOrderOf) labels.sort((a, b) => placeIn(book[inOrderOf], a) - placeIn(book[inOrderOf], b) || compareText(a, b))
  return labels.map((label) => ({ label, cards: groups.get(label)!.map((entry) => entryCard(story, kind, entry)) }))
}

function entryCard(story: Story, kind: ViewedKind, entry: AnyKnown): EntryCard {
  const { cardFoot } = viewOf(kind)
  const { description, icon } = entry as Readable & { icon?: string }
  const text = blocksOf(description).filter(({ type }) => type !== 'address')
  return {
    id: entry.id,
    name: titleOf(entry as Readable),
    glyph: glyphOf(story, icon),
    meta: metaOf(kind, entry),
    snippet: snippet(plainText(text)),
    foot: cardFoot?.replace('{chapter}', String(entry.firstSeen)),
  }
}

/** The field that its kind puts under the name; `address` are the address lines of the description. */
function metaOf(kind: ViewedKind, entry: AnyKnown): EntryCard['meta'] {
  const { cardMeta } = viewOf(kind)
  if (cardMeta === undefined) return undefined
  if (cardMeta !== 'address') {
    const word = textOf(entry[cardMeta])
    return word && declarationOf(kind).fields[cardMeta]?.fits ? statusMark(word) : word
  }
  const lines = blocksOf((entry as Readable).description).flatMap((block) =>
    block.type === 'address' ? [block.text] : [],
  )
  return lines.join(', ') || undefined
}

const viewOf = (kind: ViewedKind) => declarationOf(kind).view!

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)

function placeIn(order: readonly string[], label: string): number {
  const place = order.indexOf(label)
  return place < 0 ? order.length : place
}
