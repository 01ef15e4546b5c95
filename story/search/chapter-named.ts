import type { PublicBook } from '#story/book/book.ts'
import { tableOfContents } from '#story/book/table-of-contents.ts'
import type { Story } from '#story/engine/story.ts'
import { fold } from './fold.ts'

type Contents = Pick<PublicBook, 'chapters' | 'volumes' | 'labels'>

/** The chapters of each story by their numbers and folded titles. */
const named = new WeakMap<Story, ReadonlyMap<string, number>>()

/**
 * The chapter that has been read, after the first, and is named by these words: by its number or its whole title, spelt like anything that
 * is searched for.
 */
export function chapterNamed(story: Story, book: Contents, words: string): number | undefined {
  let chapters = named.get(story)
  if (!chapters) {
    chapters = namesOf(story, book)
    named.set(story, chapters)
  }
  const name = fold(words)
  const number = /^(?:ch(?:apter)? ?)?0*(\d+)$/.exec(name)?.[1]
  return chapters.get(number ?? name)
}

function namesOf(story: Story, book: Contents): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  const read = tableOfContents(story, book)
    .flatMap(({ headings }) => headings)
    .filter(({ number, state }) => state !== 'ahead' && number !== book.chapters.first)
  // Of two chapters with the same title the first is meant, and of a title that is a number the chapter with that number.
  for (const { number, title } of read.toReversed()) if (title) names.set(fold(title), number)
  for (const { number } of read) names.set(String(number), number)
  return names
}
