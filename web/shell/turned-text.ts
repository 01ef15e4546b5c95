const WORDS = ' One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')

/**
 * The message after a turn: the number of new entries. Undefined means going back, after which no number is given, because it
 * would count what lies ahead.
 */
export function turnedText(newEntries: number | undefined): string {
  if (newEntries === undefined) return 'What comes later is back in the fog.'
  if (newEntries === 0) return 'Nothing new.'
  return `${WORDS[newEntries] ?? newEntries} ${newEntries === 1 ? 'entry' : 'entries'} came out of the fog.`
}
