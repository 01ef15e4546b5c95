import type { Field } from '#kinds/field.ts'
import type { Kind } from '#kinds/kinds.ts'
import { elementOf } from '#kinds/walk.ts'
import type { BookSections } from '#story/book/book.ts'
import { entryOf } from '#story/engine/entries.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import { type Mention, mention, type NamedKind } from '#story/texts/mentions.ts'
import { type Readable, titleOf } from './codex-entries.ts'
import { addressInBook } from './entry-address.ts'

/** Links for what a field names or refers to; undefined for a field that does neither. */
export type Links = (field: Field, values: readonly string[]) => Mention[] | undefined

/**
 * Creates links for the entry at address `own`. A reference to an unknown entry is left out; a name stays plain text if no
 * known entry has it, or if it would link to the entry itself.
 */
export function createLinks(story: Story, book: BookSections, own: string | undefined): Links {
  return (field, values) => {
    const element = elementOf(field)
    if (element.type === 'text' && element.to) {
      const to = element.to as Kind
      return values.flatMap((id) => {
        const target = entryOf(anyEntries(story, to), id)
        return target ? [{ name: titleOf(target as Readable), address: addressInBook(to, id, book) }] : []
      })
    }
    return field.names && values.map((name) => named(story, name, field.names as NamedKind[], own))
  }
}

function named(story: Story, name: string, kinds: readonly NamedKind[], own: string | undefined): Mention {
  const found = mention(story, name, ...kinds)
  return found.address === own ? { name, address: undefined } : found
}
