import { type OpenKind, openKinds } from '#kinds/kinds.ts'
import type { BookSections } from './book.ts'
import { labelOf, wordsOf } from './book-kinds.ts'
import { type Readable, titleOf } from './codex-entries.ts'
import { entryOf } from './entries.ts'
import { addressInBook } from './entry-address.ts'
import type { PersistentMap } from './persistent-map.ts'
import type { Story } from './story.ts'

/** An entry as it is named from elsewhere. */
export type EntryPlace = { kind: OpenKind; id: string; name: string; place: string; address: string }

/** The name of an entry and where it opens; nothing for what this story does not hold. */
export function entryPlace(story: Story, book: BookSections, name: string, id: string): EntryPlace | undefined {
  const kind = openKinds.find((kind) => kind === name)
  const words = kind && wordsOf(kind, book)
  const entry = words && entryOf(story[kind] as PersistentMap<Readable>, id)
  const address = entry && addressInBook(kind, id, book)
  return address ? { kind, id, name: titleOf(entry), place: labelOf(words), address } : undefined
}
