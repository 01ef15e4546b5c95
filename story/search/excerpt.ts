import { fold } from './fold.ts'
import type { SearchHit } from './search.ts'
import { snippet } from './snippet.ts'

/** A stretch of a text; `isFound`: it is what was looked for. */
export type Stretch = { text: string; isFound: boolean }

/** As many characters of a text stand under the name of what was found. */
const MOST = 90
/** So many of them at most before the word that was found. */
const BEFORE = 36

/** The line under the name of a hit: the text by which it was found around the words in it, else what it is. */
export function lineOf({ entry, text: { by, text }, words }: SearchHit): string {
  if (by === 'name' || by === 'spelling') return snippet(entry.snippet, MOST)
  return around(text.replace(/\s+/g, ' '), words)
}

/** The words around the first of those that were found, in at most 90 characters; an ellipsis says where something was cut. */
function around(text: string, words: readonly string[]): string {
  const found = text.length > MOST ? (wordsIn(text).find(({ word }) => foundIn(word, words) > 0)?.at ?? 0) : 0
  if (found <= BEFORE) return snippet(text, MOST)
  const from = text.indexOf(' ', found - BEFORE) + 1
  return `…${snippet(text.slice(from), MOST - 1)}`
}

/** A text with the words marked that were found, as far as they were typed. */
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

/** How many letters of a word were found: those it begins with; all of them where it holds a found word. */
function foundIn(word: string, found: readonly string[]): number {
  const folded = fold(word)
  const lengths = found.map((one) => {
    if (one.length > 2 && folded.includes(one) && !folded.startsWith(one)) return word.length
    return folded.startsWith(one) ? lettersFor(word, one) : 0
  })
  return Math.max(0, ...lengths)
}

/** How many letters of a word stand for these folded ones, with which it begins once it is folded. */
function lettersFor(word: string, folded: string): number {
  let length = folded.length
  while (fold(word.slice(0, length)).length < folded.length) length++
  return length
}
