import { isKind } from '#kinds/kinds.ts'
import type { Chapter, ToldEntries } from '#story/engine/chapter.ts'
import { isMap } from '#story/engine/merge.ts'
import type { BookSource } from '#tools/prepare/built-book.ts'
import { type Dates, datesDoubled, datesDropped, datesMirrored, datesRenamed } from './dates.ts'
import { scrambledChapter } from './scramble.ts'

/** A way in which the book might go on after a chapter. A reader up to that chapter must not be able to tell. */
export type World = { name: string; bookAfter: (chapter: number) => BookSource }

type Chapters = BookSource['chapters']

/** How often a chapter of the world `multiplied` tells each of its entries. */
const FOLD = 3

/** The worlds besides the real one; in each of them everything up to the chapter is the same. */
export function worldsOf(source: BookSource): World[] {
  const { last } = source.book.chapters
  const goOn = (chapter: number, dates: Dates, change: (later: Chapters) => Chapters): BookSource => {
    const later = source.chapters.filter(({ number }) => number > chapter && number <= last)
    const read = source.chapters.filter(({ number }) => number <= chapter)
    return { book: { ...source.book, ...dates(source, chapter) }, chapters: [...read, ...change(later)] }
  }
  const renamed = each(scrambledChapter)
  const multiplied = each(manifold)
  return [
    { name: 'deleted', bookAfter: (chapter) => goOn(chapter, datesDropped, () => []) },
    { name: 'renamed', bookAfter: (chapter) => goOn(chapter, datesRenamed, renamed) },
    { name: 'multiplied', bookAfter: (chapter) => goOn(chapter, datesDoubled, multiplied) },
    { name: 'shuffled', bookAfter: (chapter) => goOn(chapter, datesMirrored, backwards) },
  ]
}

/**
 * A world in which a reader can go on: later chapters are told in other letters, but entries known by the chapter keep their
 * ids, so that later patches still apply to them.
 */
export function retoldAfter({ book, chapters }: BookSource, chapter: number): BookSource {
  const read = chapters.filter(({ number }) => number <= chapter)
  const ids = new Set(read.flatMap(({ chapter }) => idsIn(chapter)))
  const later = chapters
    .filter(({ number }) => number > chapter)
    .map(({ number, chapter }) => ({ number, chapter: scrambledChapter(chapter, ids) }))
  return { book, chapters: [...read, ...later] }
}

/** The keys of all maps of entries, and of the maps in them. */
function idsIn(value: unknown): string[] {
  if (!isMap(value)) return []
  return Object.entries(value).flatMap(([key, below]) => [key, ...idsIn(below)])
}

/** Transforms chapters one by one, each only once for all the chapters after which it is told. */
function each(change: (chapter: Chapter) => Chapter): (chapters: Chapters) => Chapters {
  const changed = new WeakMap<Chapter, Chapter>()
  return (chapters) =>
    chapters.map(({ number, chapter }) => {
      const kept = changed.get(chapter) ?? change(chapter)
      changed.set(chapter, kept)
      return { number, chapter: kept }
    })
}

/** A chapter that tells of each of its entries, and of more that are like it. */
function manifold(chapter: Chapter): Chapter {
  return Object.fromEntries(
    Object.entries(chapter).map(([key, told]) => [key, isKind(key) ? manyOf(told as ToldEntries) : told]),
  )
}

function manyOf(entries: ToldEntries): ToldEntries {
  const copies = Array.from({ length: FOLD }, (_, copy) => (copy === 0 ? '' : `-copy-${copy}`))
  return Object.fromEntries(Object.entries(entries).flatMap(([id, told]) => copies.map((end) => [id + end, told])))
}

/** The last chapter first. */
function backwards(chapters: Chapters): Chapters {
  return chapters.map(({ number }, index) => ({ number, chapter: chapters.at(-1 - index)?.chapter ?? {} }))
}
