import { readFileSync } from 'node:fs'
import type { PublicBook, StoryIndex } from '#api/book.ts'
import type { Kind } from '#kinds/kinds.ts'
import { type Chapter, type ChapterLookup, chapterNumber } from '#story/engine/chapter.ts'
import { type BookName, buildOf, SALTMERE } from './books.ts'

/** The public constants of a book, from its last build. */
export const builtBook = (book: BookName = SALTMERE): PublicBook =>
  JSON.parse(readFileSync(`${buildOf(book)}/book.json`, 'utf8'))

/** The texts of the built story files that a reader at the last chapter fetches. */
export function storyTexts(book: BookName = SALTMERE): string[] {
  const { chapters } = builtBook(book)
  const { files }: StoryIndex = JSON.parse(readFileSync(`${buildOf(book)}/story/index/${chapters.last}.json`, 'utf8'))
  return files.map((file) => readFileSync(`${buildOf(book)}${file}`, 'utf8'))
}

/** Story files as one lookup, as the browser holds them. */
export function lookupOf(texts: readonly string[]): ChapterLookup {
  return Object.assign({}, ...texts.map((text) => JSON.parse(text)))
}

type BuiltChapter = { number: number; told: Chapter }

/** Read once per process: test files ask for these while loading, some of them many times. */
const read = new Map<BookName, readonly BuiltChapter[]>()

/** Every chapter of a book as built, in order. */
export function builtChapters(book: BookName = SALTMERE): readonly BuiltChapter[] {
  const chapters =
    read.get(book) ??
    Object.entries(lookupOf(storyTexts(book))).map(([key, told]) => ({
      number: chapterNumber(key),
      told,
    }))
  read.set(book, chapters)
  return chapters
}

/** The id of the first entry of a kind that a book tells, as an example of the kind. */
export function firstOf(kind: Kind, book: BookName = SALTMERE): string {
  const [id] = builtChapters(book).flatMap(({ told }) => Object.keys(told[kind] ?? {}))
  if (id === undefined) throw new Error(`No chapter of ${book} tells of any ${kind}`)
  return id
}

/**
 * The chapters at which to test a screen that must work at all of them, with the tags of the test: by default the last, which has
 * most to show; in the nightly run also the first and a middle one.
 */
export function chaptersToTry(book: BookName = SALTMERE): { chapter: number; tag: string[] }[] {
  const { first, last } = builtBook(book).chapters
  const tag = ['@nightly']
  return [
    { chapter: first, tag },
    { chapter: Math.floor((first + last) / 2), tag },
    { chapter: last, tag: [] },
  ]
}
