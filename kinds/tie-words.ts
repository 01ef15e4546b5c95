/**
 * How an entry can stand to another one (`as`): what it is to the other. What each means stands in `ties.ts`, which comes to a
 * phone with the records.
 */
export const TIE_WORDS = [
  'parent',
  'child',
  'sibling',
  'spouse',
  'betrothed',
  'relative',
  'superior',
  'subordinate',
  'employer',
  'employee',
  'master',
  'servant',
  'teacher',
  'student',
  'ally',
  'friend',
  'colleague',
  'member',
  'joined by',
  'believer',
  'worshipped by',
  'contact',
  'acquaintance',
  'doctor',
  'patient',
  'suspects',
  'suspected by',
  'enemy',
  'killer',
  'killed by',
] as const

export type TieWord = (typeof TIE_WORDS)[number]
