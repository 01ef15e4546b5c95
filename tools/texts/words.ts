/** A word of a text: `stem` is the same for `Seers'`, `Seer's`, `Seers` and `seer`. */
export type Word = { stem: string; isCapital: boolean; opensSentence: boolean; at: number }

const wordsOfText = new Map<string, readonly Word[]>()

/** The words of a text, of a name or of an id, in order; hyphens part words. The same text is read once. */
export function wordsOf(text: string): readonly Word[] {
  let words = wordsOfText.get(text)
  if (!words) {
    words = Array.from(text.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}*)?/gu), ({ 0: word, index: at }) => ({
      stem: stemOf(word),
      isCapital: /^[\p{Lu}\p{N}]/u.test(word),
      opensSentence: /(?:^|[.!?:…]['’"”)]*\s+|\n\s*)['‘"“(]*$/u.test(before(text, at)),
      at,
    }))
    wordsOfText.set(text, words)
  }
  return words
}

/** Without possessive and plural. Not grammar: it is enough that all forms of one name come out alike. */
function stemOf(word: string): string {
  const bare = word.toLowerCase().replace(/['’].*$/, '')
  if (bare.length < 4 || /(?:ss|us|is)$/.test(bare)) return bare
  return bare.replace(/(?:(?<=[sxz]|ch|sh)es|s)$/, '')
}

/** The few signs before a place: enough to see whether a sentence begins there. */
function before(text: string, at: number): string {
  return at < 6 ? text.slice(0, at) : `-${text.slice(at - 5, at)}`
}
