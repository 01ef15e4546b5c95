import type { BookSections } from './book.ts'
import { plainText } from './description.ts'
import { allEntries } from './entries.ts'
import type { Stamp } from './known.ts'
import type { PersistentMap } from './persistent-map.ts'
import type { Description } from '#kinds/field.ts'
import { snippet } from './snippet.ts'
import type { Story } from './story.ts'

/** The collections that have a drawer in the codex, with the addresses of those that are the same in every book. */
const ROUTES = {
  characters: 'characters',
  items: 'items',
  deities: 'deities',
  organizations: 'organizations',
  locations: 'locations',
  history: 'history',
  worldLore: 'world-lore',
  diary: undefined,
  notes: undefined,
} as const

export type CodexKind = keyof typeof ROUTES

/** `route` is the last part of its address under /codex, `title` heads its page, `label` stands on the drawer. */
export type Drawer = { kind: CodexKind; route: string; title: string; label: string }

/** The drawers of this book in their order; what the book does not have has none. */
export function drawersOf({ sections }: BookSections): Drawer[] {
  return (Object.keys(ROUTES) as CodexKind[]).flatMap((kind) => {
    const section = sections[kind]
    if (!section) return []
    const route = 'route' in section ? section.route : ROUTES[kind]!
    return [{ kind, route, title: section.title, label: labelOf(section) }]
  })
}

/** Where an entry of a drawer opens. */
export function addressIn({ route }: Pick<Drawer, 'route'>, id: string): string {
  return `/codex/${route}?id=${id}`
}

/** The short name of a part of the app, for links and drawers. */
export function labelOf({ label, title }: { label?: string | undefined; title: string }): string {
  return label ?? title
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
export function codexEntries(story: Story, book: BookSections): CodexEntry[] {
  const drawers = drawersOf(book).flatMap((drawer) =>
    readables(story, drawer.kind).map((entry) =>
      codexEntry(drawer.kind, entry, drawer.label, addressIn(drawer, entry.id)),
    ),
  )
  const { pathways } = book.sections
  const powers = pathways
    ? readables(story, 'pathways').map((entry) =>
        codexEntry('pathways', entry, labelOf(pathways), `/pathways/${entry.id}`),
      )
    : []
  return [...drawers, ...powers]
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
