import { type OpenKind, openKinds } from '#kinds/kinds.ts'
import type { BookSections } from '#story/book/book.ts'
import { labelOf, labelsOf } from '#story/book/book-kinds.ts'
import { entryOf } from '#story/engine/entries.ts'
import type { Story } from '#story/engine/story.ts'
import { type Readable, titleOf } from './codex-entries.ts'
import { addressInBook } from './entry-address.ts'

/** An entry as other places refer to it. */
export type EntryPlace = { kind: OpenKind; id: string; name: string; category: string; address: string }

/** The name and address of an entry; undefined if this story does not contain it. */
export function entryPlace(story: Story, book: BookSections, name: string, id: string): EntryPlace | undefined {
  const kind = openKinds.find((kind) => kind === name)
  const labels = kind && labelsOf(kind, book)
  const entry = labels && entryOf(story[kind] as readonly Readable[], id)
  const address = entry && addressInBook(kind, id, book)
  return address ? { kind, id, name: titleOf(entry), category: labelOf(labels), address } : undefined
}
