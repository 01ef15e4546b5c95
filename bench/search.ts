import MiniSearch from 'minisearch'
import { REAL } from '#e2e/support/books.ts'
import { builtBook, lookupOf, storyTexts } from '#e2e/support/built-book.ts'
import type { PublicBook } from '#story/book/book.ts'
import type { Story } from '#story/engine/story.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import { codexEntries } from '#story/entries/codex-entries.ts'
import { findables } from '#story/search/findables.ts'
import { searchCodex } from '#story/search/search.ts'
import type { SearchedText } from '#story/search/searchable.ts'
import { atMost, type Figure } from './figure.ts'
import { median, p95 } from './quantiles.ts'

const ROUNDS = 20

/** The cost of one keystroke in the codex search at the last chapter, in ms and relative to MiniSearch on the same entries. */
export function benchSearch(): Figure[] {
  const book = builtBook(REAL)
  const story = createTimeline(lookupOf(storyTexts(REAL)))(book.chapters.last)
  const miniSearch = createMiniSearch(story, book)
  const keystrokes = keystrokesFor(story, book)

  const ours = p95(timesOf(keystrokes, (words) => searchCodex(story, book, words)))
  const theirs = p95(timesOf(keystrokes, (words) => miniSearch.search(words)))
  const ready = timeToReady(story, (fresh) => searchCodex(fresh, book, 'x'))
  const theirReady = timeToReady(story, (fresh) => createMiniSearch(fresh, book))
  return [
    atMost('search, p95 per keystroke (ms)', ours, 5),
    atMost('search, against MiniSearch (×)', ours / theirs, 1),
    atMost('preparing the search, against MiniSearch (×)', ready / theirReady, 0.75),
  ]
}

/** Configured like a reader's search box: prefixes match, and all words must occur. */
function createMiniSearch(story: Story, book: PublicBook) {
  const fields = ['name', 'alias', 'label', 'body', 'fact', 'tie']
  const searchOptions = { prefix: true, combineWith: 'AND', boost: { name: 3, alias: 2 } } as const
  const miniSearch = new MiniSearch({ fields, searchOptions })
  miniSearch.addAll(Array.from(findables(story, book), ({ texts }, id) => ({ id, ...byField(texts) })))
  return miniSearch
}

function byField(texts: readonly SearchedText[]): Record<string, string> {
  const grouped = Map.groupBy(texts, ({ by }) => by)
  return Object.fromEntries(Array.from(grouped, ([by, own]) => [by, own.map(({ text }) => text).join(' ')]))
}

/** The time to prepare the search for a story not searched before, in milliseconds. */
function timeToReady(story: Story, ready: (story: Story) => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const fresh = { ...story }
    const start = performance.now()
    ready(fresh)
    return performance.now() - start
  })
  return median(times)
}

/** Every tenth name of the codex and a word that does not occur, typed letter by letter. */
function keystrokesFor(story: Story, book: PublicBook): string[] {
  const names = codexEntries(story, book).flatMap(({ name }, index) => (index % 10 === 0 ? [name] : []))
  return [...names, 'quixotry'].flatMap((name) => Array.from(name, (_, index) => name.slice(0, index + 1)))
}

/** In milliseconds, after a warm-up: the first rounds build indexes and compile code. */
function timesOf(keystrokes: readonly string[], search: (words: string) => unknown): number[] {
  const times: number[] = []
  for (let round = 0; round < ROUNDS * 2; round++) {
    for (const words of keystrokes) {
      const start = performance.now()
      search(words)
      if (round >= ROUNDS) times.push(performance.now() - start)
    }
  }
  return times
}
