import type { Findable } from './findables.ts'
import { fold, wordsOf } from './fold.ts'
import type { IndexedText, Occurrence } from './indexed-text.ts'
import { isName } from './rank.ts'
import type { SearchedText } from './searchable.ts'
import { type CorrectionWords, lettersOf } from './typos.ts'

/**
 * All texts joined into one string, so that one pass finds a word in all of them. `starts` are the offsets at which the texts
 * begin.
 */
export type WordIndex = {
  findables: readonly Findable[]
  texts: readonly IndexedText[]
  haystack: string
  starts: readonly number[]
  /** The texts that are names. */
  named: readonly IndexedText[]
  /** The words of all names, for correcting misspelt ones. */
  names: CorrectionWords
}

/** Separates the texts; no folded word contains it. */
const BREAK = '\n'

/** How many findables are indexed at a time, in a millisecond or two. */
const SLICE = 50

/** Builds the index slice by slice, so that the page stays responsive. */
export function* buildWordIndex(source: Iterable<Findable>): Generator<undefined, WordIndex> {
  const findables: Findable[] = []
  const texts: IndexedText[] = []
  let slice: (SearchedText & { at: number })[] = []

  function foldSlice() {
    // Folding each text separately takes four times as long.
    const folded = fold(slice.map(({ text }) => text.replaceAll(BREAK, ' ')).join(BREAK)).split(BREAK)
    texts.push(...slice.map((text, place): IndexedText => ({ ...text, folded: folded[place]! })))
    slice = []
  }

  for (const findable of source) {
    slice.push(...findable.texts.map((text) => ({ ...text, at: findables.length })))
    if (findables.push(findable) % SLICE > 0) continue
    foldSlice()
    yield
  }
  foldSlice()
  const named = texts.filter(({ by }) => isName(by))
  return { findables, texts, named, names: wordsIn(named), ...concatenated(texts) }
}

function concatenated(texts: readonly IndexedText[]): Pick<WordIndex, 'haystack' | 'starts'> {
  const starts = [BREAK.length]
  for (const { folded } of texts) starts.push(starts.at(-1)! + folded.length + BREAK.length)
  return { starts, haystack: `${BREAK}${texts.map(({ folded }) => folded).join(BREAK)}${BREAK}` }
}

function wordsIn(named: readonly IndexedText[]): CorrectionWords {
  const words = named.flatMap(({ folded }) => wordsOf(folded))
  return new Map(words.map((word) => [word, lettersOf(word)]))
}

/**
 * The occurrences of a folded word, text by text; within a text, none after the first whole word. Parts of words are found from
 * three letters on.
 */
export function* occurrencesOf(index: WordIndex, word: string): Generator<Occurrence> {
  if (word.length > 2) yield* placesOf(index, word, 0)
  else for (const before of [BREAK, ' ']) yield* placesOf(index, before + word, 1)
}

/** The places where a needle occurs; its first `ahead` letters are not part of the word. */
function* placesOf({ haystack, texts, starts }: WordIndex, needle: string, ahead: number): Generator<Occurrence> {
  let place = 0
  for (let found = haystack.indexOf(needle); found >= 0; found = haystack.indexOf(needle, found)) {
    const at = found + ahead
    while (starts[place + 1]! <= at) place++
    const isBeginning = !isLetter(haystack, at - 1)
    const isWhole = isBeginning && !isLetter(haystack, found + needle.length)
    yield {
      text: texts[place]!,
      as: isWhole ? 'word' : isBeginning ? 'beginning' : 'part',
      position: at - starts[place]!,
    }
    found = isWhole ? starts[place + 1]! - BREAK.length : found + 1
  }
}

function isLetter(haystack: string, at: number): boolean {
  const letter = haystack[at]
  return letter !== ' ' && letter !== BREAK
}
