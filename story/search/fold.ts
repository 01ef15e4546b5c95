/**
 * A text as search compares it: lower case, without accents and apostrophes, its words parted by single spaces. What British
 * and American spelling write differently is written in one way, also in a word that is still being typed. Lines stay lines.
 */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/['’ʼ]/g, '')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(NO_LETTERS, ' ')
    .replace(/ ?\n ?|^ | $/g, (end) => (end.includes('\n') ? '\n' : ''))
    .replace(/([a-z]{3})ou(?=r|\b)/g, '$1o')
    .replace(/\bgrey/g, 'gray')
    .replace(/([bt])re\b/g, '$1er')
}

/** Whatever is neither a letter nor a digit; by ranges, because the classes of Unicode take five times as long. */
const NO_LETTERS = /[^a-z0-9\n\u00aa-\u1fff\u3040-\uffff]+/g

/** The words of a folded text. */
export function wordsOf(folded: string): string[] {
  return folded ? folded.split(' ') : []
}

/** Words that say nothing of what is looked for. */
const SMALL = new Set(
  'a an the of in on at to for from by with and or is are was were be been do does did has have had who whom whose what which where when why how his her their its he she it they that this s mr mrs miss'.split(
    ' ',
  ),
)

/** The words that count; all of them where none does. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !SMALL.has(word))
  return telling.length > 0 ? telling : words
}

/** A folded name without its article. */
export function bare(folded: string): string {
  return folded.replace(/^(?:the|an?) (?=.)/, '')
}
