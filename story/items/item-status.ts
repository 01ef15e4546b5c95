import { capitalised } from '#story/texts/capitalised.ts'

/** How a status is marked beside its word; any word without a special meaning is `plain`. */
export type ItemStatus = { word: string; tone: 'plain' | 'lost' | 'destroyed' | 'spent' }

const TONES: Readonly<Record<string, ItemStatus['tone']>> = {
  missing: 'lost',
  destroyed: 'destroyed',
  consumed: 'spent',
  used: 'spent',
}

/** The status of an item: capitalised, or `Discovered` if none was told (specification section 4). */
export function itemStatus(status = 'Discovered'): ItemStatus {
  return { word: capitalised(status), tone: TONES[status.toLowerCase()] ?? 'plain' }
}
