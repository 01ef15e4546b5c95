/** Characters of English, related languages and typography: allowed in any text without a declaration. */
const COMMON = /[\n\x20-\x7e\u00a1-\u00ac\u00ae-\u00ff–—‘’“”…†‡•′″]/u
/** A text of common characters in a single script: all common letters are Latin, except the micro sign, which has no script. */
const PLAIN = /^[\n\x20-\x7e\u00a1-\u00ac\u00ae-\u00b4\u00b6-\u00ff–—‘’“”…†‡•′″]*$/u
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zs}\p{Zl}\p{Zp}]/u
const LATIN = /\p{Script=Latin}/u

/** A letter that is not allowed at its place. */
export type Stray = { path: readonly string[]; isKey: boolean; message: string }

/**
 * Every stray letter in a value, at any depth, in keys as well as in texts: invisible characters, letters that the book does not
 * declare, and words that mix two scripts, in which a letter imitates another.
 */
export function* strayLetters(value: unknown, declared: string, path: readonly string[] = []): Generator<Stray> {
  if (typeof value === 'string') yield* straysIn(value, declared).map((message) => ({ path, isKey: false, message }))
  if (typeof value !== 'object' || value === null) return
  for (const [key, below] of Object.entries(value)) {
    const at = [...path, key]
    yield* straysIn(key, declared).map((message) => ({ path: at, isKey: true, message }))
    yield* strayLetters(below, declared, at)
  }
}

function straysIn(text: string, declared: string): string[] {
  if (PLAIN.test(text)) return []
  const strays = [...new Set(text)].filter((letter) => !COMMON.test(letter))
  const unseen = strays.filter((letter) => UNSEEN.test(letter))
  const foreign = strays.filter((letter) => !UNSEEN.test(letter) && !declared.includes(letter))
  const mixed = (text.match(/\p{L}+/gu) ?? []).filter((word) => {
    const latin = [...word].filter((letter) => LATIN.test(letter)).length
    return latin > 0 && latin < [...word].length
  })
  return [
    ...unseen.map((letter) => `${codePoint(letter)} is an invisible character.`),
    ...foreign.map((letter) => `"${letter}" (${codePoint(letter)}) is not a letter of this book.`),
    ...mixed.map((word) => `"${word}" mixes the letters of two scripts.`),
  ]
}

const codePoint = (letter: string) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
