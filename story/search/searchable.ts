import type { Description, Field, Fields, Role } from '#kinds/field.ts'
import { declarationOf } from '#kinds/kinds.ts'
import { elementOf, placesOf } from '#kinds/walk.ts'
import { type CategoryLabels, categoryLabel } from '#story/book/categories.ts'
import { entryOf } from '#story/engine/entries.ts'
import type { Fact } from '#story/engine/known.ts'
import type { Story } from '#story/engine/story.ts'
import { type CodexEntry, type Readable, titleOf } from '#story/entries/codex-entries.ts'
import { plainText } from '#story/texts/description.ts'

/** What is searched of an entry, folded: its name, its other names, words that sort it (owner, category …), its text. */
export type Searchable = { name: string; aliases: readonly string[]; labels: readonly string[]; text: string }

type Categories = { itemCategories: CategoryLabels }

/** What search reads of an entry; undefined for an entry that it does not find. */
export function searchableOf(story: Story, { kind, id }: CodexEntry, book: Categories): Searchable | undefined {
  const entry: Readonly<Record<string, unknown>> = entryOf(story[kind] as readonly Readable[], id)!
  const { fields, searchedIf, view } = declarationOf(kind)
  if (searchedIf && entry[searchedIf.field] !== searchedIf.is) return undefined

  const read = (...roles: Role[]) =>
    Object.entries(fields).flatMap(([name, field]) => (hasRole(field, roles) ? textsIn(entry[name]) : []))
  const categories = view?.inOrderOf === 'itemCategories' ? read('category') : []
  return {
    name: fold(titleOf(entry)),
    aliases: read('caller', 'alias', 'spelling').map(fold),
    labels: [...read('owner', 'category'), ...categories.map((word) => categoryLabel(word, book.itemCategories))].map(
      fold,
    ),
    text: fold(runningTexts(fields, entry).join(' ')),
  }
}

/** What is told of an entry and of its ties, at any depth. */
function runningTexts(fields: Fields, entry: Readonly<Record<string, unknown>>): string[] {
  return Array.from(placesOf(fields, entry)).flatMap(({ field, value }) =>
    hasRole(field, ['body', 'fact']) ? textsIn(value) : [],
  )
}

function hasRole(field: Field, roles: readonly Role[]): boolean {
  const element = elementOf(field)
  return 'role' in element && roles.includes(element.role)
}

const isFacts = (value: unknown): value is readonly Fact[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && 'chapter' in one)

/** A text, the texts of a list, the facts of an entry, or the blocks of a description as one text. */
function textsIn(value: unknown): string[] {
  if (value === undefined) return []
  if (Array.isArray(value) && value.every((text) => typeof text === 'string')) return value
  if (isFacts(value)) return value.map(({ text }) => text)
  return [plainText(value as Description)]
}

/** A text as search compares it: lower case, straight quotation marks, plain hyphens, single spaces. */
export function fold(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/[‐-―]/g, '-').replace(/\s+/g, ' ')
}
