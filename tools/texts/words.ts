/** A word of a text: `stem` is the same for `Seers'`, `Seer's`, `Seers` and `seer`. */
export type Word = { stem: string; isCapital: boolean; opensSentence: boolean; at: number; end: number }

/** Words that join the parts of a name, and name nobody themselves. */
export const smallWords = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'the', 'to', 'with'])

const wordsOfText = new Map<string, readonly Word[]>()

/** The words of a text, of a name or of an id, in order; hyphens separate words. Cached per text. */
export function wordsOf(text: string): readonly Word[] {
  let words = wordsOfText.get(text)
  if (!words) {
    words = Array.from(text.matchAll(/([\p{L}\p{N}]+)(?:['’]\p{L}*)?/gu), ({ 1: word = '', index: at }) => ({
      stem: stemOf(word),
      isCapital: /^[\p{Lu}\p{N}]/u.test(word),
      opensSentence: /(?:^|[.!?:…]['’"”)]*\s+|\n\s*)['‘"“(]*$/u.test(before(text, at)),
      at,
      end: at + word.length,
    }))
    wordsOfText.set(text, words)
  }
  return words
}

/**
 * The word without singular and plural endings: `Megose` and `Megoses` are one, `goddess` and `god` are two.
 * Not grammar: it is enough that all forms of one name give the same result.
 */
function stemOf(word: string): string {
  const small = word.toLowerCase()
  if (small.length < 4 || small.endsWith('ss')) return small
  if (small.endsWith('sses')) return small.slice(0, -2)
  const stem = small
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=..)(?:e?s|e)$/, '')
    .replace(/(?<=...)s$/, '')
  // Nobody is called For, but somebody is called Fors.
  return smallWords.has(stem) ? small : stem
}

/** The few characters before a place: enough to see whether a sentence begins there. */
function before(text: string, at: number): string {
  return at < 6 ? text.slice(0, at) : `-${text.slice(at - 5, at)}`
}
