/** Shorter words are too short for typing errors to be corrected. */
const LEAST = 4
/** From this length on, two errors are allowed. */
const LONG = 8

/** The words that may have been meant, each with its letters as a bit set. */
export type CorrectionWords = ReadonlyMap<string, number>

/** The letters of a word as a bit set, which rules out most words without comparing them. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/**
 * The words that a misspelt word may mean: with one letter extra, missing, replaced or swapped in a word of four letters, or
 * two such errors in one of eight. Any reordering after the first letter counts as one error. While a word is being typed, it
 * is compared with beginnings. Only the words with the fewest errors are returned.
 */
export function correctionsOf(typed: string, words: CorrectionWords, isBeingTyped: boolean): string[] {
  if (typed.length < LEAST) return []
  const letters = lettersOf(typed)
  const jumbled = jumbleOf(typed)
  let most = typed.length >= LONG ? 2 : 1
  let meant: string[] = []
  for (const [word, own] of words) {
    if (word.length < typed.length - most || (!isBeingTyped && word.length > typed.length + most)) continue
    if (countOf(letters & ~own) > most) continue
    const isJumbled = word.length === typed.length && letters === own && jumbleOf(word) === jumbled
    const typos = isJumbled ? 1 : editDistance(typed, word, most, isBeingTyped)
    if (typos > most) continue
    if (typos < most) meant = []
    most = typos
    meant.push(word)
  }
  return meant
}

function countOf(letters: number): number {
  let count = 0
  for (let rest = letters; rest !== 0; rest &= rest - 1) count++
  return count
}

function jumbleOf(word: string): string {
  return word.charAt(0) + Array.from(word.slice(1)).sort().join('')
}

/** The number of errors between a typed word and another word, or a beginning of it; some number above `most` if there are more. */
function editDistance(typed: string, word: string, most: number, isBeginning: boolean): number {
  const width = Math.min(word.length, typed.length + most)
  let last: number[] = []
  let row = Array.from({ length: width + 1 }, (_, at) => at)
  for (let i = 1; i <= typed.length; i++) {
    const next = [i]
    let least = i
    for (let j = 1; j <= width; j++) {
      const isSame = typed[i - 1] === word[j - 1]
      let typos = isSame ? row[j - 1]! : 1 + Math.min(row[j - 1]!, row[j]!, next[j - 1]!)
      const isSwapped = typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      if (isSwapped) typos = Math.min(typos, last[j - 2]! + 1)
      next.push(typos)
      if (typos < least) least = typos
    }
    if (least > most) return least
    last = row
    row = next
  }
  return isBeginning ? Math.min(...row) : row[width]!
}
