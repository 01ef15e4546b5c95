const WORDS = ' One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')

/** The message after a turn: how many entries are new. Undefined after going back. */
export function turnedText(chapter: number, newEntries: number | undefined): string {
  if (newEntries === undefined) return `Chapter ${chapter}. What comes later is back in the fog.`
  if (newEntries === 0) return `Chapter ${chapter}. Nothing new came out of the fog.`
  return `Chapter ${chapter}. ${WORDS[newEntries] ?? newEntries} ${newEntries === 1 ? 'entry' : 'entries'} came out of the fog.`
}
