import { createHash } from 'node:crypto'
import type { PublicBook } from '#story/book/book.ts'
import { type ChapterLookup, chapterKey } from '#story/engine/chapter.ts'
import type { Content } from '#tools/content/read-content.ts'
import { gameIcons } from '#tools/prepare/glyphs.ts'
import { prepareChapters } from '#tools/prepare/prepare.ts'
import { publicBook } from '#tools/prepare/public-book.ts'

/** SHA-256 hashes of what readers are given: the book's constants, and what each chapter adds (the first is 1). */
export type Given = { book: string; told: readonly string[] }

/**
 * Hashes what readers are sent, from the chapters as the build prepares them. A chapter's part is what its story file has and
 * the previous one has not. A public constant that names a chapter (a label, a volume) counts with that chapter, so that a
 * book may grow without changing earlier hashes.
 */
function givenBy({ chapters: size, labels, volumes, ...constants }: PublicBook, chapters: ChapterLookup): Given {
  const { last, ...numbers } = size
  const told = Array.from({ length: last }, (_, index) => {
    const number = index + 1
    const label = labels[number]
    const volume = volumes.find(({ from }) => from === number)?.title
    return hashOf(JSON.stringify([chapters[chapterKey(number)] ?? {}, label, volume]))
  })
  return { book: hashOf(JSON.stringify([numbers, constants])), told }
}

/** The same for a content folder; undefined if it cannot be built. */
export function contentGiven({ book, chapters, problems }: Content): Given | undefined {
  if (!book || problems.length > 0) return undefined
  return givenBy(publicBook(book), prepareChapters(book, chapters, gameIcons()))
}

/** Hashes of everything a reader has after each chapter: a hash chain, in which each covers the one before. */
export function chain({ book, told }: Given): string[] {
  let link = book
  return told.map((hash) => {
    link = hashOf(link + hash)
    return link
  })
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
