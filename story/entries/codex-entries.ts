import type { Description } from '#kinds/field.ts'
import { type KindsIn, kindsIn } from '#kinds/kinds.ts'
import type { BookSections } from '#story/book/book.ts'
import { labelOf, labelsOf } from '#story/book/book-kinds.ts'
import type { Stamp } from '#story/engine/known.ts'
import type { Story } from '#story/engine/story.ts'
import { snippet } from '#story/search/snippet.ts'
import { plainText } from '#story/texts/description.ts'
import { addressInBook, routeOf } from './entry-address.ts'

/** The kinds that have a category in the codex. */
export type CodexKind = KindsIn<'category' | 'journal'>

/** The kinds that have a list in the codex but no category. */
export type ListedKind = KindsIn<'list'>

/** `route` is the last part of its address under /codex, `title` the heading of its page, `label` the text on the category. */
export type Category = { kind: CodexKind; route: string; title: string; label: string }

/** The book's categories in its own order, without those it does not have. */
export function categoriesOf({ sections }: BookSections): Category[] {
  const categories = kindsIn('category', 'journal')
  return Object.keys(sections).flatMap((name) => {
    const kind = categories.find((kind) => kind === name)
    const section = kind && sections[kind]
    if (!section) return []
    return [{ kind, route: routeOf(kind, { sections }), title: section.title, label: labelOf(section) }]
  })
}

/** An entry of any kind, as shown in lists of mixed kinds. */
export type CodexEntry = {
  kind: CodexKind | ListedKind | 'pathways'
  id: string
  name: string
  /** The label of its category or list, or Pathways. */
  category: string
  address: string
  /** The chapter of its discovery. */
  chapter: number
  snippet: string
}

/** What entries of all kinds have in common: a heading and a running text, under various names. */
export type Readable = Stamp & {
  name?: string | undefined
  title?: string | undefined
  description?: Description | undefined
  content?: string | undefined
}

/** The entries of the categories and the pathways, category by category, each in the order of discovery. */
export function codexEntries(story: Story, book: BookSections): CodexEntry[] {
  const { pathways } = book.sections
  const categories = categoriesOf(book)
  return entriesIn(story, book, pathways ? [...categories, { kind: 'pathways', label: labelOf(pathways) }] : categories)
}

/** Every known entry that can be looked up: those of `codexEntries`, then those that appear only in lists. */
export function findableEntries(story: Story, book: BookSections): CodexEntry[] {
  const lists = kindsIn('list').flatMap((kind) => {
    const labels = labelsOf(kind, book)
    return labels ? [{ kind, label: labelOf(labels) }] : []
  })
  return [...codexEntries(story, book), ...entriesIn(story, book, lists)]
}

type Listed = { kind: CodexEntry['kind']; label: string }

function entriesIn(story: Story, book: BookSections, listed: readonly Listed[]): CodexEntry[] {
  return listed.flatMap(({ kind, label }) =>
    readables(story, kind).map((entry) => codexEntry(kind, entry, label, addressInBook(kind, entry.id, book)!)),
  )
}

/** The known entries of a kind, typed by what all kinds share. */
function readables(story: Story, kind: CodexEntry['kind']) {
  return story[kind] as readonly Readable[]
}

function codexEntry(kind: CodexEntry['kind'], entry: Readable, category: string, address: string): CodexEntry {
  const { id, firstSeen: chapter } = entry
  return {
    kind,
    id,
    name: titleOf(entry),
    category,
    address,
    chapter,
    // A getter, because a list shows only a few of its hundreds of entries.
    get snippet() {
      return snippet(bodyOf(entry))
    },
  }
}

/** The heading of an entry; a note without one is called Journal Entry (specification section 2). */
export function titleOf({ name, title }: { name?: string | undefined; title?: string | undefined }): string {
  return name ?? title ?? 'Journal Entry'
}

/** The running text of an entry: its description, plus the content of a journal entry. */
export function bodyOf({ description, content }: Readable): string {
  return [plainText(description), content?.replace(/\s+/g, ' ')].filter(Boolean).join(' ')
}
