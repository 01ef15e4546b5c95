import { isKind } from '#kinds/kinds.ts'
import type { Chapter, ToldEntries } from '#story/engine/chapter.ts'
import { isMap } from '#story/engine/merge.ts'
import type { BookSource } from '#tools/prepare/built-book.ts'
import { inAnotherTongue } from './another-tongue.ts'
import { type Dates, datesDoubled, datesDropped, datesMirrored, datesRenamed } from './dates.ts'

/** A way in which the book might go on after a chapter. Whoever has read up to that chapter must not be able to tell. */
export type World = { name: string; bookAfter: (chapter: number) => BookSource }

type Chapters = BookSource['chapters']

/** How often a manifold chapter tells each of its entries. */
const FOLD = 3

/** The worlds next to the real one; in each of them everything up to the chapter is as it is. */
export function worldsOf(source: BookSource): World[] {
  const { last } = source.book.chapters
  const goOn = (chapter: number, dates: Dates, change: (later: Chapters) => Chapters): BookSource => {
    const later = source.chapters.filter(({ number }) => number > chapter && number <= last)
    const read = source.chapters.filter(({ number }) => number <= chapter)
    return { book: { ...source.book, ...dates(source, chapter) }, chapters: [...read, ...change(later)] }
  }
  const renamed = each(inAnotherTongue)
  const multiplied = each(manifold)
  return [
    { name: 'deleted', bookAfter: (chapter) => goOn(chapter, datesDropped, () => []) },
    { name: 'renamed', bookAfter: (chapter) => goOn(chapter, datesRenamed, renamed) },
    { name: 'multiplied', bookAfter: (chapter) => goOn(chapter, datesDoubled, multiplied) },
    { name: 'shuffled', bookAfter: (chapter) => goOn(chapter, datesMirrored, backwards) },
  ]
}

/**
 * A world in which a reader can go on: later chapters are told in other letters, but what they tell of an entry that was
 * known by the chapter they tell of the same one.
 */
export function retoldAfter({ book, chapters }: BookSource, chapter: number): BookSource {
  const read = chapters.filter(({ number }) => number <= chapter)
  const ids = new Set(read.flatMap(({ chapter }) => idsIn(chapter)))
  const later = chapters
    .filter(({ number }) => number > chapter)
    .map(({ number, chapter }) => ({ number, chapter: inAnotherTongue(chapter, ids) }))
  return { book, chapters: [...read, ...later] }
}

/** The keys of all maps of entries, and of the maps in them. */
function idsIn(value: unknown): string[] {
  if (!isMap(value)) return []
  return Object.entries(value).flatMap(([key, below]) => [key, ...idsIn(below)])
}

/** Changes chapter by chapter, each of them once for all the chapters after which it is told. */
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
