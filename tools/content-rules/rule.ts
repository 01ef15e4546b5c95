import type { ChapterLookup, Kind } from '#story/chapter.ts'
import type { Book } from '#story/schema/book.ts'
import type { StoryAt } from '#story/timeline.ts'
import type { Content } from '../content/read-content.ts'

/** What a rule looks at: the content as written, and as readers will know it. */
export type CheckedBook = {
  content: Content
  book: Book
  /** The chapters as they travel to readers: gates and dates applied. */
  prepared: ChapterLookup
  /** The story as written, gates aside, also beyond the last chapter: what an author may refer to. */
  writtenAt: StoryAt
}

/** Where a rule found something: the chapter and the path in its file, as an author would name it. */
export type Finding = { chapter: number; path: readonly string[]; message: string; tip?: string }

/** One thing that content must keep, with the reason. `check` yields each place that does not. */
export type Rule = {
  name: string
  why: string
  check: (book: CheckedBook) => Iterable<Finding>
}

/** Every telling of every entry, chapter by chapter, as written; removals are left out. */
export function* tellings({ content }: CheckedBook, wanted?: readonly Kind[]) {
  for (const { number, chapter } of content.chapters) {
    for (const [kind, entries] of Object.entries(chapter)) {
      if (typeof entries !== 'object' || (wanted && !wanted.includes(kind as Kind))) continue
      for (const [id, told] of Object.entries(entries as Record<string, Record<string, unknown> | null>)) {
        if (told) yield { chapter: number, kind: kind as Kind, id, told, path: [kind, id] as const }
      }
    }
  }
}
