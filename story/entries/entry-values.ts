import type { Field } from '#kinds/field.ts'
import { elementOf } from '#kinds/walk.ts'
import { isMap } from '#story/engine/merge.ts'
import type { Story } from '#story/engine/story.ts'
import { type Person, peopleIn } from '#story/people/people.ts'
import type { Mention } from '#story/texts/mentions.ts'
import type { Links } from './entry-links.ts'
import { type StatusMark, statusMark } from './status-mark.ts'

/** What stands behind the name of a fact. */
export type FactValue = string | StatusMark | readonly Mention[]

/** What stands under the title of a section. */
export type SectionContent =
  | { type: 'text'; text: string }
  | { type: 'list'; lines: readonly string[] }
  | { type: 'mentions'; mentions: readonly Mention[] }
  | { type: 'people'; people: readonly Person[] }
  | { type: 'tags'; tags: readonly string[] }

/** The value of a field as a fact; undefined where there is nothing to say. */
export function factValue(field: Field | undefined, value: unknown, links: Links): FactValue | undefined {
  if (!field || value === undefined) return undefined
  if (field.type === 'chapter') return `Chapter ${value}`
  const values = [value].flat().map(String)
  const linked = links(field, values)
  if (linked) return linked.length > 0 ? linked : undefined
  const text = values.join(', ')
  return field.fits ? statusMark(text) : text || undefined
}

/** The value of a field as a section; undefined where there is nothing to show. */
export function sectionContent(
  story: Story,
  field: Field | undefined,
  value: unknown,
  links: Links,
): SectionContent | undefined {
  if (!field || value === undefined) return undefined
  if (field.type === 'map') {
    const people = isMap(value) ? peopleIn(story, value, field) : []
    return people.length > 0 ? { type: 'people', people } : undefined
  }
  const values = [value].flat().map(String)
  const mentions = links(field, values)
  if ((mentions ?? values).length === 0) return undefined
  if (mentions) return { type: 'mentions', mentions }
  const element = elementOf(field)
  if (element.type === 'text' && element.role === 'tag') return { type: 'tags', tags: values }
  return field.type === 'list' ? { type: 'list', lines: values } : { type: 'text', text: values.join(' ') }
}
