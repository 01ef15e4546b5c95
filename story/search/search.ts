import type { PublicBook } from '#story/book/book.ts'
import type { Story } from '#story/engine/story.ts'
import { type CodexEntry, findableEntries } from '#story/entries/codex-entries.ts'
import { fold, type Searchable, searchableOf } from './searchable.ts'

type Labels = Pick<PublicBook, 'sections' | 'itemCategories'>

/**
 * The entries of all categories, the pathways and the mysteries in which the words occur (specification section 2, Codex search).
 *
 * - Capitals do not count, nor the shape of quotation marks and dashes; without words nothing is found.
 * - First come entries of which a name, an alias, an owner or a category is exactly that, then those of which one begins
 *   with it, then all others; among equals the name counts before the alias, and that before the rest.
 * - World lore is found only in the category Lore; journals by title and content.
 */
export function searchCodex(story: Story, book: Labels, words: string): CodexEntry[] {
  const query = fold(words).trim()
  if (!query) return []

  const { entries, searchables, haystack, starts } = indexOf(story, book)
  const ranks: CodexEntry[][] = Array.from({ length: LAST_RANK + 1 }, () => [])
  let place = 0
  for (let at = haystack.indexOf(query); at >= 0; at = haystack.indexOf(query, starts[place])) {
    while (starts[place + 1]! <= at) place++
    ranks[rankOf(searchables[place]!, query)]!.push(entries[place]!)
    place++
  }
  return ranks.flat()
}

/** Exact, beginning and anywhere, each by name, alias and label; the text stands behind them all. */
const LAST_RANK = 9

function rankOf({ name, aliases, labels }: Searchable, query: string): number {
  let rank = closeness(name, query) * 3
  for (const alias of aliases) rank = Math.min(rank, closeness(alias, query) * 3 + 1)
  for (const label of labels) rank = Math.min(rank, closeness(label, query) * 3 + 2)
  return Math.min(rank, LAST_RANK)
}

function closeness(field: string, query: string): number {
  const at = field.indexOf(query)
  if (at < 0) return LAST_RANK
  if (at > 0) return 2
  return field.length === query.length ? 0 : 1
}

/** All searchables in one string, so that one pass over it finds them all; `starts` says where each begins and the last ends. */
type Index = { entries: CodexEntry[]; searchables: Searchable[]; haystack: string; starts: number[] }

const indexes = new WeakMap<Story, Index>()

function indexOf(story: Story, book: Labels): Index {
  let index = indexes.get(story)
  if (!index) {
    index = createIndex(story, book)
    indexes.set(story, index)
  }
  return index
}

/** Stands between fields; no query holds it. */
const BREAK = '\n'

function createIndex(story: Story, book: Labels): Index {
  const index: Index = { entries: [], searchables: [], haystack: '', starts: [0] }
  const parts: string[] = []
  let end = 0
  for (const entry of findableEntries(story, book)) {
    const searchable = searchableOf(story, entry, book)
    if (!searchable) continue
    const part = [searchable.name, ...searchable.aliases, ...searchable.labels, searchable.text, ''].join(BREAK)
    end += part.length
    parts.push(part)
    index.entries.push(entry)
    index.searchables.push(searchable)
    index.starts.push(end)
  }
  return { ...index, haystack: parts.join('') }
}
