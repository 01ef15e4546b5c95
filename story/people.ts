import { compareText, entryOf } from './entries.ts'
import type { Stamp } from './known.ts'
import { entryAddress, type Mention } from './mentions.ts'
import type { Story } from './story.ts'

/** Somebody in a list of followers or members. */
export type Person = Mention & {
  id: string
  role: string
  /** The chapter of the first appearance. */
  chapter: number
}

type ToldPerson = Stamp & { name?: string | undefined; firstAppearance?: number | undefined }

/**
 * Somebody whom an entry names by the id of a character: name and first appearance come from there unless the entry tells
 * its own. Undefined for somebody who has no name, because no such character is known and none was told.
 */
export function personOf(story: Story, told: ToldPerson, role: string): Person | undefined {
  const { id } = told
  const character = entryOf(story.characters, id)
  const name = told.name ?? character?.name
  if (name === undefined) return undefined

  return {
    id,
    name,
    address: character && entryAddress('characters', id),
    role,
    chapter: told.firstAppearance ?? character?.firstAppearance ?? character?.firstSeen ?? told.firstSeen,
  }
}

/** By first appearance; people of one chapter by name. */
export function byFirstAppearance(a: Person, b: Person): number {
  return a.chapter - b.chapter || compareText(a.name, b.name)
}
