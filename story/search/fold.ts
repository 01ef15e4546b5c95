/** Longer than any name or query, in letters. */
export const LONGEST = 80

/**
 * Normalises a text for comparison: lower case, without accents, apostrophes and full-width letters, words separated by single
 * spaces. British and American spellings become the same, even in a word still being typed. Line breaks are kept.
 *
 * No British ending has fewer than two letters before `tre` or `bre`: shorter words are beginnings, such as that of `Street`.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’ʼ]/g, '')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(NO_LETTERS, ' ')
    .replace(/ ?\n ?|^ | $/g, (end) => (end.includes('\n') ? '\n' : ''))
    .replace(/([a-z]{3})ou(?=r|\b)/g, '$1o')
    .replace(/\bgrey/g, 'gray')
    .replace(/([a-z]{2}[bt])re\b/g, '$1er')
}

/** Anything that is neither a letter nor a digit. Uses ranges because Unicode classes take five times as long. */
const NO_LETTERS = /[^a-z0-9\n\u00aa-\u1fff\u3040-\uffff]+/g

/** The words of a folded text. */
export function wordsOf(folded: string): string[] {
  return folded ? folded.split(' ') : []
}

/** Words too common to tell what is being looked for. */
const SMALL = new Set(
  'a an the of in on at to for from by with and or is are was were be been do does did has have had who whom whose what which where when why how whos whats wheres whens hows thats his her their its he she it they that this s mr mrs miss'.split(
    ' ',
  ),
)

/** Whether a folded word is not too common to tell anything. */
export const isTelling = (word: string) => !SMALL.has(word)

/** The significant words, or all of them if none is. */
export function tellingWords(words: readonly string[]): readonly string[] {
  const telling = words.filter(isTelling)
  return telling.length > 0 ? telling : words
}

/** A folded name without its article. */
export function bare(folded: string): string {
  return folded.replace(/^(?:the|an?) (?=.)/, '')
}
