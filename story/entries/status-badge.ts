import type { Marks } from '#kinds/field.ts'
import { itemStatus } from '#story/items/item-status.ts'
import { personStatus } from '#story/people/person-status.ts'

/** The status of someone or something, and how it is marked; a status without a mark is `plain`. */
export type StatusBadge = {
  word: string
  tone: 'alive' | 'missing' | 'deceased' | 'active' | 'destroyed' | 'lost' | 'spent' | 'plain'
}

const MARKS: Readonly<Record<Marks, (word: string) => StatusBadge>> = {
  person: personStatus,
  thing: itemStatus,
  group: groupStatus,
}

/** A status with the mark that its word has for a person, thing or group. */
export function statusBadge(word: string, of: Marks): StatusBadge {
  return MARKS[of](word)
}

/** The status of a group of people: active green, destroyed red. */
function groupStatus(word: string): StatusBadge {
  const tone = word.toLowerCase()
  return { word, tone: tone === 'active' || tone === 'destroyed' ? tone : 'plain' }
}
