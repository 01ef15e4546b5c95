import type { Marks } from '#kinds/field.ts'
import { itemStatus } from '#story/items/item-status.ts'
import { personStatus } from '#story/people/person-status.ts'

/** How it stands with somebody or something, and how that is marked beside its word; what has no mark is `plain`. */
export type StatusMark = {
  word: string
  tone: 'alive' | 'missing' | 'deceased' | 'active' | 'destroyed' | 'lost' | 'spent' | 'plain'
}

const MARKS: Readonly<Record<Marks, (word: string) => StatusMark>> = {
  person: personStatus,
  thing: itemStatus,
  group: groupStatus,
}

/** A status with the mark that its word has for those whose status it is. */
export function statusMark(word: string, of: Marks): StatusMark {
  return MARKS[of](word)
}

/** The status of a group of people: active green, destroyed red. */
function groupStatus(word: string): StatusMark {
  const tone = word.toLowerCase()
  return { word, tone: tone === 'active' || tone === 'destroyed' ? tone : 'plain' }
}
