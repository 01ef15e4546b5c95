/** Words of fewer letters are too short to be taken for another. */
const LEAST = 4
/** From so many letters on, two slips are forgiven. */
const LONG = 8

/** The words of which one may be meant, each with the letters in it. */
export type Meanable = ReadonlyMap<string, number>

/** The letters in a word, a bit for each: most words need not be compared. */
export function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

/**
 * The words that somebody may have meant who slipped: one letter too many, too few, another or two swapped in a word of
 * four letters, twice in one of eight; letters in another order behind the first count as one slip. Of a word that is still
 * being typed, the beginnings count. The fewest slips only.
 */
export function meantBy(typed: string, words: Meanable, isBeingTyped: boolean): string[] {
  if (typed.length < LEAST) return []
  const letters = lettersOf(typed)
  const jumbled = jumbleOf(typed)
  let most = typed.length >= LONG ? 2 : 1
  let meant: string[] = []
  for (const [word, own] of words) {
    if (word.length < typed.length - most || (!isBeingTyped && word.length > typed.length + most)) continue
    if (countOf(letters & ~own) > most) continue
    const isJumbled = word.length === typed.length && letters === own && jumbleOf(word) === jumbled
    const slips = isJumbled ? 1 : slipsBetween(typed, word, most, isBeingTyped)
    if (slips > most) continue
    if (slips < most) meant = []
    most = slips
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

/** The slips that lead from one word to the other, or to a beginning of it; any higher number where there are more than `most`. */
function slipsBetween(typed: string, word: string, most: number, isBeginning: boolean): number {
  const width = Math.min(word.length, typed.length + most)
  let last: number[] = []
  let row = Array.from({ length: width + 1 }, (_, at) => at)
  for (let i = 1; i <= typed.length; i++) {
    const next = [i]
    let least = i
    for (let j = 1; j <= width; j++) {
      const isSame = typed[i - 1] === word[j - 1]
      let slips = isSame ? row[j - 1]! : 1 + Math.min(row[j - 1]!, row[j]!, next[j - 1]!)
      const isSwapped = typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      if (isSwapped) slips = Math.min(slips, last[j - 2]! + 1)
      next.push(slips)
      if (slips < least) least = slips
    }
    if (least > most) return least
    last = row
    row = next
  }
  return isBeginning ? Math.min(...row) : row[width]!
}
