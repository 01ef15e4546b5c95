import { type Chapter, chapterKey } from '#story/engine/chapter.ts'
import { createTimeline } from '#story/engine/timeline.ts'
import type { CheckedBook, Rule } from '#tools/content-rules/rule.ts'
import { exceptionFor } from './exceptions.ts'
import type { Finding } from './finding.ts'
import type { Problem } from './problem.ts'
import type { Content } from './read-content.ts'

/** All problems of a content folder: those of its files, and, if every file can be read, those that the rules find. */
export function checkContent(content: Content, rules: readonly Rule[]): Problem[] {
  const { book, chapters, exceptions, problems } = content
  if (!book || problems.length > 0) return problems

  const checked = checkedBook(content)
  const files = new Map(chapters.map(({ number, file }) => [number, file]))
  return rules.flatMap((rule) => {
    const needed = new Set<number>()
    const found = findings(rule, checked, needed).map(({ chapter, path, message, tip }) => {
      const file = files.get(chapter) ?? content.bookFile
      return { file: file.path, line: file.lineOf(path), rule: rule.name, message, tip: tip ?? rule.why }
    })
    const idle = (exceptions.all[rule.name] ?? []).flatMap(({ what, at }, index) => {
      if (needed.has(index) || !exceptions.file) return []
      const message = `The exception for ${what ? `"${what}"` : at} is no longer needed.`
      const { path: file, lineOf } = exceptions.file
      return [{ file, line: lineOf([rule.name, index]), rule: rule.name, message, tip: 'Remove it.' }]
    })
    return [...found, ...idle]
  })
}

/** The content in the form that the rules read. */
export function checkedBook(content: Content, focus?: CheckedBook['focus']): CheckedBook {
  if (!content.book) throw new Error('A book whose book.yaml is broken cannot be checked by rules.')
  const written: Record<string, Chapter> = {}
  for (const { number, chapter } of content.chapters) written[chapterKey(number)] = chapter
  return { content, book: content.book, writtenAt: createTimeline(written), ...(focus && { focus }) }
}

/** A rule's findings except declared exceptions; adds to `needed` the exceptions that applied. */
export function findings(rule: Rule, checked: CheckedBook, needed = new Set<number>()): Finding[] {
  const exceptions = checked.content.exceptions.all[rule.name] ?? []
  return Array.from(rule.check(checked)).filter((finding) => {
    const place = exceptionFor(finding, exceptions)
    needed.add(place)
    return place < 0
  })
}
