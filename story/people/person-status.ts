/** How the status of a person is marked beside its word. */
export type PersonStatus = { word: string; tone: 'alive' | 'missing' | 'deceased' | 'plain' }

/** The status of a person: green if alive, yellow if missing, red and greyed if deceased, otherwise plain. */
export function personStatus(status: string): PersonStatus {
  const word = status.toLowerCase()
  if (isDeceased(status)) return { word: status, tone: 'deceased' }
  return { word: status, tone: word === 'alive' || word === 'missing' ? word : 'plain' }
}

/** `Dead`, or anything that begins with `Deceased` (specification section 4). */
export function isDeceased(status: string): boolean {
  return status === 'Dead' || status.startsWith('Deceased')
}
