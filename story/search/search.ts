import { declarationOf } from '#kinds/kinds.ts'
import type { Story } from '#story/engine/story.ts'
import type { CodexEntry } from '#story/entries/codex-entries.ts'
import { type Findable, findables } from './findables.ts'
import { fold, tellingWords, wordsOf } from './fold.ts'
import type { IndexedText } from './indexed-text.ts'
import { askedName, isName, worthOf, worthOfEntry, worthOfName } from './rank.ts'
import type { SearchBook } from './searchable.ts'
import { correctionsOf } from './typos.ts'
import { buildWordIndex, occurrencesOf, type WordIndex } from './word-index.ts'

/** A hit: the text that matched best, and the words found in it, folded. */
export type SearchHit = { entry: CodexEntry; text: IndexedText; words: readonly string[] }

/** The hits, best first. `isClose`: nothing contains all words as typed. */
export type SearchResult = { hits: SearchHit[]; isClose: boolean }

/**
 * Searches everything known (specification section 2, Codex search); best hits first.
 *
 * - Capitals, accents, quotation marks and British or American spelling do not matter; without words nothing is found.
 * - All words must occur, in any order and any of an entry's texts. A name or alias that is exactly the query comes first, then
 *   names that begin with it, then other words of names, aliases, labels (owner, category …), texts, facts and ties.
 * - A word that occurs nowhere as a word is treated as a misspelt name. If nothing contains all the words, entries that contain
 *   most of them are found.
 * - World lore is found only in the category Lore.
 */
export function searchStory(story: Story, book: SearchBook, words: string): SearchResult {
  const query = fold(words)
  const all = wordsOf(query)
  if (all.length === 0) return { hits: [], isClose: false }

  const index = indexOf(story, book)
  const telling = tellingWords(all)
  const found = telling.map((word) => findWord(index, word, word === all.at(-1)))
  const whole = ranked(index, query, found, false)
  const hits = whole.length > 0 ? whole : ranked(index, query, found, true)
  return { hits, isClose: whole.length === 0 || found.some(({ isMeant }) => isMeant) }
}

/** The entries found by a search, best first. */
export function searchCodex(story: Story, book: SearchBook, words: string): CodexEntry[] {
  return searchStory(story, book, words).hits.map(({ entry }) => entry)
}

/** The findable with this kind and id: `characters/anna`. */
export function findableAt(story: Story, book: SearchBook, key: string): CodexEntry | undefined {
  return indexOf(story, book).findables.find(({ entry: { kind, id } }) => `${kind}/${id}` === key)?.entry
}

type Building = Generator<undefined, WordIndex> | WordIndex

/** The index of each story, as far as it is built. */
const indexes = new WeakMap<Story, Building>()

/** Builds one slice of the search index; returns true when it is complete. Without this, the first search builds all of it. */
export function prepareSearch(story: Story, book: SearchBook): boolean {
  const index = indexes.get(story) ?? buildWordIndex(findables(story, book))
  if (!('next' in index)) return true
  const { done, value } = index.next()
  indexes.set(story, done ? value : index)
  return done ?? false
}

function indexOf(story: Story, book: SearchBook): WordIndex {
  while (!prepareSearch(story, book)) {}
  return indexes.get(story) as WordIndex
}

/** The best match for a word in a findable. */
type Best = { worth: number; text: IndexedText; word: string }
type Found = { places: Map<number, Best>; isMeant: boolean }

/** The factor for a word that was misspelt. */
const CORRECTED = 0.7

/** The best match for a word in each findable: for the word itself, without its plural, or for the name that was probably meant. */
function findWord(index: WordIndex, word: string, isBeingTyped: boolean): Found {
  const places = new Map<number, Best>()
  let isAWord = addMatches(places, index, word, 1)
  if (/[^s]s$/.test(word) && word.length > 3) isAWord = addMatches(places, index, word.slice(0, -1), 0.9) || isAWord
  if (isAWord) return { places, isMeant: false }

  const meant = correctionsOf(word, index.names, isBeingTyped)
  for (const name of meant) addMatches(places, index, name, CORRECTED, true)
  return { places, isMeant: meant.length > 0 }
}

/** Adds the best matches of a word to `places`; true if it is a whole word anywhere, or begins one outside facts and ties. */
function addMatches(
  places: Map<number, Best>,
  index: WordIndex,
  word: string,
  share: number,
  isOfNames = false,
): boolean {
  let isAWord = false
  for (const occurrence of occurrencesOf(index, word)) {
    const { text, as } = occurrence
    if (isOfNames && (as !== 'word' || !isName(text.by))) continue
    isAWord ||= as === 'word' || (as === 'beginning' && text.by !== 'fact' && text.by !== 'tie')
    const worth = worthOf(occurrence) * share
    if (worth > (places.get(text.at)?.worth ?? 0)) places.set(text.at, { worth, text, word })
  }
  return isAWord
}

const isPart = ({ id }: CodexEntry) => id.includes('/')
const isPerson = ({ kind }: CodexEntry) => 'portrait' in declarationOf(kind).fields

/**
 * The findables with all words or, if `isHalf`, with at least half of them including one in its name. Best first; equals in the
 * order of the codex.
 */
function ranked({ findables, named }: WordIndex, query: string, found: readonly Found[], isHalf: boolean): SearchHit[] {
  const least = isHalf ? Math.ceil(found.length / 2) : found.length
  const places = new Map<number, Best[]>()
  for (const { places: own } of found) {
    for (const [at, best] of own) places.set(at, [...(places.get(at) ?? []), best])
  }
  const whole = worthOfNames(findables, named, query)
  return Array.from(places)
    .filter(([, own]) => own.length >= least && (!isHalf || own.some(({ text }) => isName(text.by))))
    .map(([at, own]) => {
      const { entry, texts: all } = findables[at]!
      const best = own.reduce((one, other) => (other.worth > one.worth ? other : one))
      const sum = own.reduce((sum, { worth }) => sum + worth, 0) / found.length
      const worth = sum + worthOfEntry(isPerson(entry), isPart(entry), all.length) + (whole.get(at) ?? 0)
      return { at, worth, hit: { entry, text: best.text, words: own.map(({ word }) => word) } }
    })
    .sort((a, b) => b.worth - a.worth || a.at - b.at)
    .map(({ hit }) => hit)
}

/** The bonus of each findable for which the query is a whole name, or one end of it. */
function worthOfNames(
  findables: readonly Findable[],
  named: readonly IndexedText[],
  query: string,
): Map<number, number> {
  const asked = askedName(query)
  const worths = new Map<number, number>()
  for (const text of named) {
    const worth = worthOfName(text, asked, isPerson(findables[text.at]!.entry))
    if (worth > (worths.get(text.at) ?? 0)) worths.set(text.at, worth)
  }
  return worths
}
