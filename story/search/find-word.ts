import { isTelling } from './fold.ts'
import type { IndexedText, Occurrence } from './indexed-text.ts'
import { isName, worthOf } from './rank.ts'
import { correctionsOf } from './typos.ts'
import { occurrencesOf, type WordIndex } from './word-index.ts'

/** The best match for a word in a findable. */
export type Match = { worth: number; text: IndexedText; as: Occurrence['as']; word: string }

/** The best match of a typed word in each findable. `isMeant`: it was misspelt. */
export type Found = { word: string; places: Map<number, Match>; isMeant: boolean }

/** The factor for a word that was misspelt. */
const CORRECTED = 0.7
/** The factor for a word without its plural. */
const SINGULAR = 0.9
/** The factor for a name before another word, where the `s` may be a genitive: in `the mate’s dog` the mate is not looked for. */
const OWNER = 0.5

/** Shorter words begin too many others. */
const LEAST_VERB = 4

/** Finds the word itself, without its plural, or the name that was probably meant. */
export function findWord(index: WordIndex, word: string, isLast: boolean): Found {
  const places = new Map<number, Match>()
  let isAWord = addMatches(places, index, word, () => 1)
  const one = word.slice(0, -1)
  const isOfMany = /[^s]s$/.test(word) && word.length > 3 && isTelling(one)
  if (isOfMany) {
    isAWord = addMatches(places, index, one, (occurrence) => worthOfOne(occurrence, isLast)) || isAWord
  }
  if (isAWord) return { word, places, isMeant: false }

  const meant = correctionsOf(word, index.names, isLast)
  const isMeant = meant.length > 0
  for (const name of meant) {
    addMatches(places, index, name, ({ text, as }) => (as === 'word' && isName(text.by) ? CORRECTED : 0))
  }
  // No name, but perhaps a verb: who betrays has betrayed.
  if (!isMeant && isOfMany && one.length >= LEAST_VERB)
    addMatches(places, index, one, ({ as }) => (as === 'beginning' ? SINGULAR : 0))
  return { word, places, isMeant }
}

/** Only a whole word is one of what was typed as many. */
function worthOfOne({ text: { by }, as }: Occurrence, isLast: boolean): number {
  if (as !== 'word') return 0
  return !isLast && (by === 'name' || by === 'alias') ? OWNER : SINGULAR
}

/** Adds the matches of a word; true if it is a whole word anywhere, or begins one outside facts and ties. */
function addMatches(
  places: Map<number, Match>,
  index: WordIndex,
  word: string,
  shareOf: (occurrence: Occurrence) => number,
): boolean {
  let isAWord = false
  for (const occurrence of occurrencesOf(index, word)) {
    const share = shareOf(occurrence)
    if (share === 0) continue
    const { text, as } = occurrence
    isAWord ||= as === 'word' || (as === 'beginning' && text.by !== 'fact' && text.by !== 'tie')
    const worth = worthOf(occurrence) * share
    if (worth > (places.get(text.at)?.worth ?? 0)) places.set(text.at, { worth, text, as, word })
  }
  return isAWord
}
