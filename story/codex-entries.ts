import type { PublicBook } from './book.ts'
import { plainText } from './description.ts'
import { allEntries } from './entries.ts'
import type { Stamp } from './known.ts'
import type { PersistentMap } from './persistent-map.ts'
import type { Description } from './schema/parts.ts'
import { snippet } from './snippet.ts'
import type { Story } from './story.ts'

/** The collections with a drawer of their own in the codex, in the order of the drawers. */
const DRAWERS = [
  { kind: 'characters', route: 'characters', label: 'Characters' },
  { kind: 'items', route: 'items', label: 'Items' },
  { kind: 'deities', route: 'deities', label: 'Deities' },
  { kind: 'organizations', route: 'organizations', label: 'Organizations' },
  { kind: 'locations', route: 'locations', label: 'Locations' },
  { kind: 'history', route: 'history', label: 'History' },
  { kind: 'worldLore', route: 'world-lore', label: 'World Lore' },
] as const

export type CodexKind = (typeof DRAWERS)[number]['kind'] | 'diary' | 'notes'
export type Drawer = { kind: CodexKind; route: string; label: string }

export type Journals = Pick<PublicBook, 'journals'>

/** The drawers of this book; a journal that the book does not have has none. */
export function drawersOf({ journals }: Journals): Drawer[] {
  const kept = (['diary', 'notes'] as const).flatMap((kind) => {
    const journal = journals[kind]
    return journal ? [{ kind, route: journal.route, label: journal.title }] : []
  })
  return [...DRAWERS, ...kept]
}

/** An entry of any kind as lists of mixed kinds show it. */
export type CodexEntry = {
  kind: CodexKind | 'pathways'
  id: string
  name: string
  /** The drawer it lies in, or Pathways. */
  place: string
  /** Where it opens. */
  address: string
  /** The chapter in which it was first seen. */
  chapter: number
  snippet: string
}

/** What entries of all kinds have in common: a heading and a running text, under one name or another. */
export type Readable = Stamp & {
  name?: string | undefined
  title?: string | undefined
  description?: Description | undefined
  content?: string | undefined
}

/** Everything known that can be looked up: drawer by drawer, then the pathways, each in the order of discovery. */
export function codexEntries(story: Story, book: Journals): CodexEntry[] {
  const drawers = drawersOf(book).flatMap(({ kind, route, label }) =>
    readables(story, kind).map((entry) => codexEntry(kind, entry, label, `/codex/${route}?id=${entry.id}`)),
  )
  const pathways = readables(story, 'pathways').map((entry) =>
    codexEntry('pathways', entry, 'Pathways', `/pathways/${entry.id}`),
  )
  return [...drawers, ...pathways]
}

/** The known entries of a kind, for what they have in common. */
function readables(story: Story, kind: CodexEntry['kind']) {
  return allEntries(story[kind] as PersistentMap<Readable>)
}

function codexEntry(kind: CodexEntry['kind'], entry: Readable, place: string, address: string): CodexEntry {
  const { id, firstSeen: chapter } = entry
  return { kind, id, name: titleOf(entry), place, address, chapter, snippet: snippet(bodyOf(entry)) }
}

/** The heading of an entry; a note without one is a Journal Entry (specification section 2). */
export function titleOf({ name, title }: { name?: string | undefined; title?: string | undefined }): string {
  return name ?? title ?? 'Journal Entry'
}

/** The running text of an entry: its description and, of a journal, its content. */
export function bodyOf({ description, content }: Readable): string {
  return [plainText(description), content?.replace(/\s+/g, ' ')].filter(Boolean).join(' ')
}
