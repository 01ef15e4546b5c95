import type { Description, Field, Role } from '#kinds/field.ts'
import { declarationOf, type Kind } from '#kinds/kinds.ts'
import { elementOf, type Place, placesOf } from '#kinds/walk.ts'
import type { BookSections } from '#story/book/book.ts'
import { type CategoryLabels, categoryLabel } from '#story/book/categories.ts'
import type { AnyKnown, Fact } from '#story/engine/known.ts'
import type { Story } from '#story/engine/story.ts'
import { type Readable, titleOf } from '#story/entries/codex-entries.ts'
import { entryTies } from '#story/entries/entry-ties.ts'
import { roleOf } from '#story/people/roles.ts'
import { capitalised } from '#story/texts/capitalised.ts'
import { plainText } from '#story/texts/description.ts'

/**
 * A text by which an entry is found, and what it says about the entry. A `role` is someone's position in an organization; a
 * `spelling` is never shown. `chapter` told the text, if that is not the entry's chapter.
 */
export type SearchedText = {
  by: 'name' | 'alias' | 'role' | 'spelling' | 'label' | 'body' | 'fact' | 'tie'
  text: string
  chapter?: number
}

export type SearchBook = BookSections & { itemCategories: CategoryLabels }

/** The rank category of a text, by its role; texts with other roles are not searched. */
const BY_ROLE: Partial<Record<Role, SearchedText['by']>> = {
  alias: 'alias',
  caller: 'alias',
  spelling: 'spelling',
  owner: 'label',
  category: 'label',
  mention: 'label',
  label: 'label',
  tag: 'label',
  body: 'body',
  prose: 'body',
  fact: 'fact',
}

/** The texts by which an entry is found, its name first; undefined if search does not include it. */
export function searchedTexts(story: Story, kind: Kind, entry: AnyKnown, book: SearchBook): SearchedText[] | undefined {
  const { fields, searchedIf, view } = declarationOf(kind)
  if (searchedIf && entry[searchedIf.field] !== searchedIf.is) return undefined

  const texts: SearchedText[] = [{ by: 'name', text: titleOf(entry as Readable) }]
  for (const place of placesOf(fields, entry)) {
    // Ties are shown in the records of both sides.
    if (place.path[0] === 'ties' || isSequence(kind, place)) continue
    texts.push(...textsAt(place))
    if (view?.inOrderOf === 'itemCategories' && meaningOf(place.field) === 'category') {
      for (const { text } of textsAt(place)) texts.push({ by: 'label', text: categoryLabel(text, book.itemCategories) })
    }
  }
  const role = kind === 'characters' && roleOf(story, entry.id)
  if (role) {
    texts.push({ by: 'role', text: role.role })
    // `Captain, Nightmare` is also looked up as just the captain.
    const [post] = role.role.split(',')
    if (post && post !== role.role) texts.push({ by: 'spelling', text: post })
  }
  texts.push(...tiesOf(story, kind, entry.id, book))
  return texts
}

/** A Sequence is a findable of its own. */
const isSequence = (kind: Kind, { path }: Place) => kind === 'pathways' && path[0] === 'sequences'

/** The texts of one field. */
export function textsAt({ path, field, value }: Place): SearchedText[] {
  const role = meaningOf(field)
  // The name of something inside the entry, such as an ability or a member, leads to the entry as a label does.
  const by = role === 'name' && path.length > 1 ? 'label' : role && BY_ROLE[role]
  if (!by || value === undefined) return []
  if (field.type === 'facts') return (value as readonly Fact[]).map(({ text, chapter }) => ({ by, text, chapter }))
  if (Array.isArray(value) && value.every((text) => typeof text === 'string'))
    return value.map((text) => ({ by, text }))
  const text = plainText(value as Description)
  return text ? [{ by, text }] : []
}

function meaningOf(field: Field): Role | undefined {
  const element = elementOf(field)
  return 'role' in element ? element.role : undefined
}

function tiesOf(story: Story, kind: Kind, id: string, book: BookSections): SearchedText[] {
  return entryTies(story, kind, id, book).flatMap(({ name, ties }) =>
    ties.map(({ says, text, since }) => ({
      by: 'tie' as const,
      text: `${capitalised(says)} ${name}.${text ? ` ${text}` : ''}`,
      chapter: since,
    })),
  )
}
