import { type CategoryLabels, categoryLabel } from './categories.ts'
import type { KnownOf } from './chapter.ts'
import { bodyOf, type CodexEntry, type Readable, titleOf } from './codex-entries.ts'
import { plainText } from './description.ts'
import { entryOf } from './entries.ts'
import type { PersistentMap } from './persistent-map.ts'
import type { Story } from './story.ts'

/** What is searched of an entry, folded: its name, its other names, words that sort it (owner, category …), its text. */
export type Searchable = { name: string; aliases: readonly string[]; labels: readonly string[]; text: string }

type Categories = { itemCategories: CategoryLabels }
type Searched = { aliases?: Words; labels?: Words; text?: string }
type Words = readonly (string | undefined)[] | undefined

/** What each kind of entry lays open beside its name and its running text; undefined hides the entry from search. */
const SEARCHED: { [K in CodexEntry['kind']]: (entry: KnownOf<K>, book: Categories) => Searched | undefined } = {
  characters: ({ aliases = [], realName, category }) => ({ aliases: [...aliases, realName], labels: [category] }),
  items: ({ owner, category, description, fullContent }, { itemCategories }) => ({
    labels: [owner, category, categoryLabel(category, itemCategories)],
    text: `${plainText(description)} ${plainText(fullContent)}`,
  }),
  deities: ({ aliases, group }) => ({ aliases, labels: [group] }),
  organizations: ({ aliases, group }) => ({ aliases, labels: [group] }),
  locations: ({ group }) => ({ labels: [group] }),
  history: ({ era }) => ({ labels: [era] }),
  worldLore: ({ category, group }) => (category === 'Lore' ? { labels: [category, group] } : undefined),
  diary: () => ({}),
  notes: () => ({}),
  pathways: ({ alsoKnownAs, domain }) => ({ aliases: alsoKnownAs, labels: [domain] }),
}

/** What search reads of an entry; undefined for an entry that it does not find. */
export function searchableOf(story: Story, { kind, id }: CodexEntry, book: Categories): Searchable | undefined {
  const entry = entryOf(story[kind] as PersistentMap<Readable>, id)!
  const read = SEARCHED[kind] as (entry: Readable, book: Categories) => Searched | undefined
  const searched = read(entry, book)
  return (
    searched && {
      name: fold(titleOf(entry)),
      aliases: folded(searched.aliases),
      labels: folded(searched.labels),
      text: fold(searched.text ?? bodyOf(entry)),
    }
  )
}

function folded(words: Words = []): string[] {
  return words.filter((word) => word !== undefined).map(fold)
}

/** A text as search compares it: lower case, straight quotation marks, plain hyphens, single spaces. */
export function fold(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[‐-―]/g, '-').replace(/\s+/g, ' ')
}
