import { declarationOf, kinds } from '#kinds/kinds.ts'
import { declaredPaths, elementOf } from '#kinds/walk.ts'
import type { Chapter } from '#story/engine/chapter.ts'
import type { Book } from '#story/schema/book.ts'
import type { ChapterSource } from '#tools/content/read-content.ts'
import { publicBook } from '#tools/prepare/public-book.ts'
import { rootOf } from './roots.ts'
import { type Text, textsOf } from './texts.ts'
import { wordsOf } from './words.ts'

/** Roles of words by which entries are filed: nobody reads them as a sentence, so they count as telling no word. */
export const filingRoles: ReadonlySet<Text['role']> = new Set(['category', 'tag', 'label'])
const silentRoles: ReadonlySet<Text['role']> = new Set([...filingRoles, 'spelling', 'remark', 'status'])

const rootsOfChapter = new WeakMap<Chapter, ReadonlySet<string>>()
const rootsOfBook = new WeakMap<Book, ReadonlySet<string>>()

/** Returns the chapter from which a reader has met a word, in any form, in a text or in what the app says from the start. */
export function toldWords(chapters: readonly ChapterSource[], book: Book): (stem: string) => number {
  // The ids of pathways come from book.yaml, which dates them.
  const dated = Object.entries(book.pathways?.firstDiscovered ?? {}).map(
    ([id, chapter]) => [new Set(wordsOf(id).map(({ stem }) => rootOf(stem))), chapter] as const,
  )
  const first = new Map<string, number>()
  const at = (part: string) => {
    const root = rootOf(part)
    const known = first.get(root)
    if (known !== undefined) return known
    const told = chapters.find(({ chapter }) => rootsIn(chapter).has(root))?.number
    const from = dated.find(([roots]) => roots.has(root))?.[1]
    const chapter = publicRoots(book).has(root)
      ? 1
      : Math.min(told ?? Number.POSITIVE_INFINITY, from ?? Number.POSITIVE_INFINITY)
    first.set(root, chapter)
    return chapter
  }
  return (stem) => {
    // Ids join some words: `oldneil`.
    const splits = Array.from({ length: Math.max(0, stem.length - 5) }, (_, index) => index + 3)
    const parts = splits.map((split) => [stem.slice(0, split), stem.slice(split)])
    // A part with a root of two letters is found in any text: `ass` of `assassin` in `as`.
    const joined = parts
      .filter((pair) => pair.every((part) => rootOf(part).length > 2))
      .map((pair) => Math.max(...pair.map(at)))
    return Math.min(at(stem), ...joined)
  }
}

function rootsIn(chapter: Chapter): ReadonlySet<string> {
  let roots = rootsOfChapter.get(chapter)
  if (!roots) {
    const texts = kinds.flatMap((kind) =>
      Object.values(chapter[kind] ?? {}).flatMap((told) => (told ? textsOf(kind, told) : [])),
    )
    const read = texts.filter(({ role, isId }) => !isId && !silentRoles.has(role)).map(({ value }) => value)
    roots = rootsOf([chapter.title ?? '', ...read])
    rootsOfChapter.set(chapter, roots)
  }
  return roots
}

/** What every reader sees from the first chapter on: the public book, and the headings and options of the kinds. */
function publicRoots(book: Book): ReadonlySet<string> {
  let roots = rootsOfBook.get(book)
  if (!roots) {
    const ofKinds = kinds.flatMap((kind) => {
      const { fields, view } = declarationOf(kind)
      const paths = Array.from(declaredPaths(fields)).flatMap(({ path, field }) => {
        const element = elementOf(field)
        return element.type === 'choice' ? [...path, ...element.options] : path
      })
      return [kind.replace(/(?=[A-Z])/g, ' '), ...paths, ...stringsIn(view)]
    })
    roots = rootsOf([...stringsIn(publicBook(book)), ...ofKinds, book.check.plainWords])
    rootsOfBook.set(book, roots)
  }
  return roots
}

function rootsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => wordsOf(text).map(({ stem }) => rootOf(stem))))
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
