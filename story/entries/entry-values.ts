import type { Amount, Field } from '#kinds/field.ts'
import type { Part } from '#kinds/kind.ts'
import { elementOf } from '#kinds/walk.ts'
import type { PublicBook } from '#story/book/book.ts'
import { listOf } from '#story/engine/entries.ts'
import type { Activity, AnyKnown } from '#story/engine/known.ts'
import { isMap } from '#story/engine/merge.ts'
import type { Story } from '#story/engine/story.ts'
import { priceText } from '#story/money/price.ts'
import { type Person, peopleIn } from '#story/people/people.ts'
import { capitalised } from '#story/texts/capitalised.ts'
import type { Mention } from '#story/texts/mentions.ts'
import type { Links } from './entry-links.ts'
import { type StatusBadge, statusBadge } from './status-badge.ts'

/** The value shown beside a fact's label. */
export type FactValue = string | StatusBadge | readonly Mention[]

/** Something named within an entry, and its description. */
export type Named = { id: string; name: string; description: string | undefined }

/** The content under a section's title; a part has its own title and may be empty. */
export type SectionContent =
  | { type: 'text'; text: string }
  | { type: 'list'; lines: readonly string[] }
  | { type: 'mentions'; mentions: readonly Mention[] }
  | { type: 'people'; people: readonly Person[] }
  | { type: 'named'; entries: readonly Named[] }
  | { type: 'activities'; activities: readonly Activity[] }
  | { type: 'tags'; tags: readonly string[] }
  | { type: 'part'; part: Part }

/** The value of a field, as a fact; undefined if there is nothing to show. */
export function factValue(
  field: Field | undefined,
  value: unknown,
  links: Links,
  { currency }: Pick<PublicBook, 'currency'>,
): FactValue | undefined {
  if (!field || value === undefined) return undefined
  if (field.type === 'chapter') return `Chapter ${value}`
  if (field.type === 'flag') return value ? 'Yes' : 'Not known to be one'
  if (field.type === 'amount') return priceText(value as Amount, currency)
  const values = [value].flat().map(String)
  const linked = links(field, values)
  if (linked) return linked.length > 0 ? linked : undefined
  const text = values.join(', ')
  return field.marks ? statusBadge(text, field.marks) : text || undefined
}

/** The value of a field, as a section; undefined if there is nothing to show. */
export function sectionContent(
  story: Story,
  field: Field | undefined,
  value: unknown,
  links: Links,
): SectionContent | undefined {
  if (!field || value === undefined) return undefined
  if (field.type === 'map' || field.type === 'group') return isMap(value) ? withinEntry(story, field, value) : undefined
  if (isActivities(field)) {
    const activities = value as readonly Activity[]
    return activities.length > 0 ? { type: 'activities', activities } : undefined
  }
  const values = [value].flat().map(String)
  const mentions = links(field, values)
  if ((mentions ?? values).length === 0) return undefined
  if (mentions) return { type: 'mentions', mentions }
  const element = elementOf(field)
  if (element.type === 'text' && element.role === 'tag') return { type: 'tags', tags: values }
  return field.type === 'list' ? { type: 'list', lines: values } : { type: 'text', text: values.join(' ') }
}

/** Whether a field holds what an entry did. */
export function isActivities(field: Field): boolean {
  const element = elementOf(field)
  return element.type === 'text' && element.role === 'activity'
}

/** The people in a map; for other maps, the named entries; for a group, its told fields under their names. */
function withinEntry(
  story: Story,
  field: Field & { type: 'map' | 'group' },
  value: Readonly<Record<string, unknown>>,
): SectionContent | undefined {
  if (field.type === 'map' && field.keys.to === 'characters') {
    const people = peopleIn(story, value, field)
    return people.length > 0 ? { type: 'people', people } : undefined
  }
  const entries =
    field.type === 'map'
      ? listOf(value as Readonly<Record<string, AnyKnown & Named>>).flatMap(namedOf)
      : Object.keys(field.fields).flatMap((name) =>
          typeof value[name] === 'string' ? [{ id: name, name: capitalised(name), description: value[name] }] : [],
        )
  return entries.length > 0 ? { type: 'named', entries } : undefined
}

/** A nested entry that has a name; one without has nothing to be shown under. */
const namedOf = ({ id, name, description }: Partial<Named> & { id: string }): Named[] =>
  name === undefined ? [] : [{ id, name, description }]
