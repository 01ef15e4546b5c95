import type { TieWord } from './tie-words.ts'

/** The line styles of ties. They distinguish kinds of tie without relying on colour. */
export const TIE_LINES = ['family', 'leads', 'ally', 'colleague', 'contact', 'suspects'] as const

export type TieLine = (typeof TIE_LINES)[number]

/** What each tie word means: `says` links the entry to the other in a sentence, `inverse` is what the other is to the entry. */
export const TIES = {
  parent: { says: 'is a parent of', inverse: 'child', line: 'family' },
  child: { says: 'is a child of', inverse: 'parent', line: 'family' },
  sibling: { says: 'is a sibling of', inverse: 'sibling', line: 'family' },
  spouse: { says: 'is married to', inverse: 'spouse', line: 'family' },
  betrothed: { says: 'is engaged to', inverse: 'betrothed', line: 'family' },
  relative: { says: 'is related to', inverse: 'relative', line: 'family' },
  superior: { says: 'leads', inverse: 'subordinate', line: 'leads' },
  subordinate: { says: 'is led by', inverse: 'superior', line: 'leads' },
  employer: { says: 'employs', inverse: 'employee', line: 'leads' },
  employee: { says: 'works for', inverse: 'employer', line: 'leads' },
  master: { says: 'is served by', inverse: 'servant', line: 'leads' },
  servant: { says: 'serves', inverse: 'master', line: 'leads' },
  teacher: { says: 'teaches', inverse: 'student', line: 'leads' },
  student: { says: 'learns from', inverse: 'teacher', line: 'leads' },
  ally: { says: 'is an ally of', inverse: 'ally', line: 'ally' },
  friend: { says: 'is a friend of', inverse: 'friend', line: 'ally' },
  colleague: { says: 'works with', inverse: 'colleague', line: 'colleague' },
  member: { says: 'belongs to', inverse: 'joined by', line: 'colleague' },
  'joined by': { says: 'is joined by', inverse: 'member', line: 'colleague' },
  believer: { says: 'believes in', inverse: 'worshipped by', line: 'colleague' },
  'worshipped by': { says: 'is worshipped by', inverse: 'believer', line: 'colleague' },
  contact: { says: 'deals with', inverse: 'contact', line: 'contact' },
  acquaintance: { says: 'knows', inverse: 'acquaintance', line: 'contact' },
  doctor: { says: 'treats', inverse: 'patient', line: 'contact' },
  patient: { says: 'is treated by', inverse: 'doctor', line: 'contact' },
  suspects: { says: 'suspects', inverse: 'suspected by', line: 'suspects' },
  'suspected by': { says: 'is suspected by', inverse: 'suspects', line: 'suspects' },
  enemy: { says: 'is an enemy of', inverse: 'enemy', line: 'suspects' },
  killer: { says: 'killed', inverse: 'killed by', line: 'suspects' },
  'killed by': { says: 'was killed by', inverse: 'killer', line: 'suspects' },
} as const satisfies Record<TieWord, { says: string; inverse: TieWord; line: TieLine }>
