import { fold } from './fold.ts'
import type { SearchHit } from './search.ts'
import { snippet } from './snippet.ts'

/** A piece of a text; `isFound` marks words that matched. */
export type Stretch = { text: string; isFound: boolean }

/** The most characters of text shown under the name of a hit. */
const MOST = 90
/** At most this many of them before the matched word. */
const BEFORE = 36

/** The line under the name of a hit: the text that matched, cut around the matched words, or else what the entry is. */
export function lineOf({ entry, text: { by, text }, words }: SearchHit): string {
  if (by === 'name' || by === 'spelling') return snippet(entry.snippet, MOST)
  return around(text.replace(/\s+/g, ' '), words)
}

/** The words around the first match, in at most 90 characters; an ellipsis marks a cut. */
function around(text: string, words: readonly string[]): string {
  const found = text.length > MOST ? (wordsIn(text).find(({ word }) => foundIn(word, words) > 0)?.at ?? 0) : 0
  if (found <= BEFORE) return snippet(text, MOST)
  const from = text.indexOf(' ', found - BEFORE) + 1
  return `…${snippet(text.slice(from), MOST - 1)}`
}

/** A text split into pieces, with matched words marked as far as they were typed. */
export function marked(text: string, words: readonly string[]): Stretch[] {
  const stretches: Stretch[] = []
  let from = 0
  for (const { word, at } of wordsIn(text)) {
    const length = foundIn(word, words)
    if (length === 0) continue
    stretches.push({ text: text.slice(from, at), isFound: false }, { text: word.slice(0, length), isFound: true })
    from = at + length
  }
  stretches.push({ text: text.slice(from), isFound: false })
  return stretches.filter(({ text }) => text !== '')
}

function wordsIn(text: string): { word: string; at: number }[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}\p{M}'’]+/gu), ({ 0: word, index }) => ({ word, at: index }))
}

/** How many letters of a word matched: its beginning, or all of them if it contains a found word. */
function foundIn(word: string, found: readonly string[]): number {
  const folded = fold(word)
  const lengths = found.map((one) => {
    if (one.length > 2 && folded.includes(one) && !folded.startsWith(one)) return word.length
    return folded.startsWith(one) ? lettersFor(word, one) : 0
  })
  return Math.max(0, ...lengths)
}

/** How many letters at the start of a word correspond to these folded letters. */
function lettersFor(word: string, folded: string): number {
  let length = folded.length
  while (fold(word.slice(0, length)).length < folded.length) length++
  return length
}
