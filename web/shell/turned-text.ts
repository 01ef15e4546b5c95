const WORDS = ' One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ')

/** What is said when the reader has turned: how many entries came out of the fog; undefined when he went back. */
export function turnedText(chapter: number, unveiled: number | undefined): string {
  if (unveiled === undefined) return `Chapter ${chapter}. What comes later is back in the fog.`
  if (unveiled === 0) return `Chapter ${chapter}. Nothing new came out of the fog.`
  return `Chapter ${chapter}. ${WORDS[unveiled] ?? unveiled} ${unveiled === 1 ? 'entry' : 'entries'} came out of the fog.`
}
