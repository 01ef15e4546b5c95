import { declarationOf } from '#kinds/kinds.ts'
import type { Story } from '#story/engine/story.ts'
import type { CodexEntry } from '#story/entries/codex-entries.ts'
import { type Found, findWord, type Match } from './find-word.ts'
import { type Findable, findables } from './findables.ts'
import { fold, LONGEST, tellingWords, wordsOf } from './fold.ts'
import type { IndexedText } from './indexed-text.ts'
import { askedName, saysWhatItIs, worthOfEntry, worthOfName, worthTogether } from './rank.ts'
import type { SearchBook } from './searchable.ts'
import { buildWordIndex, type WordIndex } from './word-index.ts'

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
 * - Words near each other in one text count more, and in `the mate’s dog` the mate counts less.
 * - A word that occurs nowhere as a word is treated as a misspelt name. If nothing contains all the words, entries that contain
 *   most of them are found.
 * - World lore is found only in the category Lore.
 */
export function searchStory(story: Story, book: SearchBook, words: string): SearchResult {
  // An address may have any number of them, each of which is looked for in all texts.
  const query = fold(words.slice(0, LONGEST))
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

const isPart = ({ id }: CodexEntry) => id.includes('/')
const isPerson = ({ kind }: CodexEntry) => 'portrait' in declarationOf(kind).fields

/**
 * The findables with all words or, if `isHalf`, with at least half of them including one that says what it is. Best first; of
 * equals, the one of which more is told, then the first in the codex.
 */
function ranked(
  { findables, texts, named }: WordIndex,
  query: string,
  found: readonly Found[],
  isHalf: boolean,
): SearchHit[] {
  const least = isHalf ? Math.ceil(found.length / 2) : found.length
  const places = new Map<number, Match[]>()
  for (const { places: own } of found) {
    for (const [at, best] of own) places.set(at, [...(places.get(at) ?? []), best])
  }
  for (const [at, own] of places) {
    const isWanted = own.length >= least && (!isHalf || own.some(({ text, as }) => saysWhatItIs(text.by, as)))
    if (!isWanted) places.delete(at)
  }
  const whole = worthOfNames(findables, named, query)
  const typed = found.map(({ word }) => word)
  const together = worthsTogether(texts, places, typed)
  return Array.from(places)
    .map(([at, own]) => {
      const { entry, texts: all } = findables[at]!
      const best = own.reduce((one, other) => (other.worth > one.worth ? other : one))
      const sum = own.reduce((sum, { worth }) => sum + worth, 0) / found.length
      let worth = sum + worthOfEntry(isPerson(entry), isPart(entry), all.length)
      worth += (whole.get(at) ?? 0) + (together.get(at) ?? 0)
      return { at, worth, texts: all.length, hit: { entry, text: best.text, words: own.map(({ word }) => word) } }
    })
    .sort((a, b) => b.worth - a.worth || b.texts - a.texts || a.at - b.at)
    .map(({ hit }) => hit)
}

/** The bonus of each of these findables that has all of several words in one text. */
function worthsTogether(
  texts: readonly IndexedText[],
  among: ReadonlyMap<number, unknown>,
  words: readonly string[],
): Map<number, number> {
  const worths = new Map<number, number>()
  if (words.length < 2) return worths
  for (const text of texts) {
    if (!among.has(text.at)) continue
    const worth = worthTogether(text, words)
    if (worth > (worths.get(text.at) ?? 0)) worths.set(text.at, worth)
  }
  return worths
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
