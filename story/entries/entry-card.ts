import { declarationOf, type ViewedKind } from '#kinds/kinds.ts'
import { glyphOf } from '#story/book/glyphs.ts'
import type { AnyKnown } from '#story/engine/known.ts'
import type { Story } from '#story/engine/story.ts'
import { snippet } from '#story/search/snippet.ts'
import { blocksOf, plainText } from '#story/texts/description.ts'
import { type Readable, titleOf } from './codex-entries.ts'
import { type StatusBadge, statusBadge } from './status-badge.ts'

/** An entry in the list of its kind. */
export type EntryCard = {
  id: string
  name: string
  /** Path data of its engraving; undefined if none was told. */
  glyph: readonly string[] | undefined
  /** The text under the name: a word or two, or a status. */
  meta: string | StatusBadge | undefined
  snippet: string
  /** The last line. */
  foot: string | undefined
}

/** The text of an entry's card, as its kind declares it. */
export function entryCard(story: Story, kind: ViewedKind, entry: AnyKnown): EntryCard {
  const { cardFoot } = declarationOf(kind).view!
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

/** The field that the kind puts under the name; `address` stands for the address lines of the description. */
function metaOf(kind: ViewedKind, entry: AnyKnown): EntryCard['meta'] {
  const { view, fields } = declarationOf(kind)
  const { cardMeta } = view!
  if (cardMeta === undefined) return undefined
  if (cardMeta !== 'address') {
    const word = entry[cardMeta]
    if (typeof word !== 'string') return undefined
    const { marks } = fields[cardMeta] ?? {}
    return marks ? statusBadge(word, marks) : word
  }
  const lines = blocksOf((entry as Readable).description).flatMap((block) =>
    block.type === 'address' ? [block.text] : [],
  )
  return lines.join(', ') || undefined
}
