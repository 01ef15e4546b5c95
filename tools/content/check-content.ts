import { type Chapter, chapterKey } from '#story/chapter.ts'
import { createTimeline } from '#story/timeline.ts'
import type { CheckedBook, Rule } from '../content-rules/rule.ts'
import { gameIcons } from '../prepare/glyphs.ts'
import { prepareChapters } from '../prepare/prepare.ts'
import type { Problem } from './problem.ts'
import type { Content } from './read-content.ts'

/** All problems of a content folder: those of its files, and, where every file can be read, those that the rules find. */
export function checkContent(content: Content, rules: readonly Rule[]): Problem[] {
  const { book, chapters, problems } = content
  if (!book || problems.length > 0) return problems

  const written: Record<string, Chapter> = Object.fromEntries(
    chapters.map(({ number, chapter }) => [chapterKey(number), chapter]),
  )
  const checked: CheckedBook = {
    content,
    book,
    prepared: prepareChapters(book, chapters, gameIcons()),
    writtenAt: createTimeline(written),
  }
  const files = new Map(chapters.map(({ number, file }) => [number, file]))
  return rules.flatMap((rule) =>
    Array.from(rule.check(checked), ({ chapter, path, message, tip }) => {
      const file = files.get(chapter) ?? content.bookFile
      return { file: file.path, line: file.lineOf(path), rule: rule.name, message, tip: tip ?? rule.why }
    }),
  )
}
