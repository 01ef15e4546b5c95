import type { BookSections } from './book.ts'
import { addressIn, type CodexKind, drawersOf, labelOf, type Readable, titleOf } from './codex-entries.ts'
import { entryOf } from './entries.ts'
import type { PersistentMap } from './persistent-map.ts'
import type { Story } from './story.ts'

export type PlacedKind = CodexKind | 'pathways' | 'quests' | 'mysteries' | 'news'

/** An entry as it is named from elsewhere. */
export type EntryPlace = { kind: PlacedKind; id: string; name: string; place: string; address: string }

/** The name of an entry and where it opens; nothing for what this story does not hold. */
export function entryPlace(story: Story, book: BookSections, kind: string, id: string): EntryPlace | undefined {
  const shelf = shelvesOf(book).find((one) => one.kind === kind)
  const entry = shelf && entryOf(story[shelf.kind] as PersistentMap<Readable>, id)
  return entry && { kind: shelf.kind, id, name: titleOf(entry), place: shelf.label, address: shelf.addressOf(id) }
}

type Shelf = { kind: PlacedKind; label: string; addressOf: (id: string) => string }

function shelvesOf(book: BookSections): Shelf[] {
  const codex = drawersOf(book).map((drawer) => ({ ...drawer, addressOf: (id: string) => addressIn(drawer, id) }))
  const { pathways, quests } = book.sections
  return [
    ...codex,
    ...(pathways
      ? [{ kind: 'pathways', label: labelOf(pathways), addressOf: (id: string) => `/pathways/${id}` } as const]
      : []),
    ...(quests
      ? [{ kind: 'quests', label: labelOf(quests), addressOf: (id: string) => `/quests?id=${id}` } as const]
      : []),
    { kind: 'mysteries', label: 'Mysteries', addressOf: (id) => `/codex/recent-activity?id=mysteries:${id}` },
    { kind: 'news', label: 'News', addressOf: (id) => `/codex/recent-activity?id=news:${id}` },
  ]
}
