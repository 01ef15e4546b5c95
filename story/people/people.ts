import type { Field } from '#kinds/field.ts'
import { compareText, entryOf } from '#story/engine/entries.ts'
import type { AnyKnown } from '#story/engine/known.ts'
import type { Story } from '#story/engine/story.ts'
import { entryAddress } from '#story/entries/entry-address.ts'
import type { Mention } from '#story/texts/mentions.ts'

/** The status of a person in a list, and the colour of its badge: green if alive, yellow if missing, red otherwise. */
export type PersonBadge = { word: string; tone: 'alive' | 'missing' | 'other' }

/** A person in a list of followers or members. */
export type Person = Mention & {
  id: string
  role: string
  /** The chapter of the first appearance. */
  chapter: number
  /** Set only in lists that show it, and once a chapter has told it. */
  status?: PersonBadge | undefined
}

type People = Field & { type: 'map' }
type ToldPerson = AnyKnown & { name?: string; role?: string; status?: string; firstAppearance?: number }

/**
 * The people in a nested map, by first appearance, then by name.
 *
 * - Name, first appearance and status come from the character with the same id unless the entry has its own.
 * - Someone without a name, because no such character is known and the entry has none, is left out.
 */
export function peopleIn(story: Story, people: Readonly<Record<string, unknown>>, field: People): Person[] {
  return (Object.values(people) as ToldPerson[])
    .map((told) => personOf(story, told, field))
    .filter((person) => person !== undefined)
    .sort((a, b) => a.chapter - b.chapter || compareText(a.name, b.name))
}

function personOf(story: Story, told: ToldPerson, { fields, roleOfAll = '' }: People): Person | undefined {
  const { id } = told
  const character = entryOf(story.characters, id)
  const name = told.name ?? character?.name
  if (name === undefined) return undefined

  const status = 'status' in fields ? (told.status ?? character?.status) : undefined
  return {
    id,
    name,
    address: character && entryAddress('characters', id),
    role: told.role ?? roleOfAll,
    chapter: told.firstAppearance ?? character?.firstAppearance ?? character?.firstSeen ?? told.firstSeen,
    ...(status !== undefined && { status: personBadge(status) }),
  }
}

function personBadge(word: string): PersonBadge {
  const tone = word.toLowerCase()
  return { word, tone: tone === 'alive' || tone === 'missing' ? tone : 'other' }
}
