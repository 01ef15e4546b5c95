import type { Chapter } from '#story/engine/chapter.ts'
import { chapterFile } from '#tools/content/chapter-file.ts'
import { checkedBook, findings } from '#tools/content/check-content.ts'
import { strayLetters } from '#tools/content/letters.ts'
import type { Content } from '#tools/content/read-content.ts'
import type { Rule } from '#tools/content-rules/rule.ts'
import type { Leak } from './leak.ts'

/**
 * Which check catches a leak: the name of a rule, `schema`, `letters`, or undefined for none. Findings that exist without the leak
 * do not count.
 *
 * The leak is planted in the parsed content, and only its entry is checked, in all chapters; the rules still see the whole book.
 * So what is caught here is also caught by the whole check.
 */
export function caughtBy(leak: Leak, content: Content, rules: readonly Rule[]): string | undefined {
  const { chapter, kind, id, told } = leak
  const patch = { [kind]: { [id]: told } }
  if (!chapterFile.safeParse(patch).success) return 'schema'
  if (strayLetters(patch, content.book?.check.letters ?? '').some(() => true)) return 'letters'

  const chapters = content.chapters.map((source) => {
    if (source.number !== chapter) return source
    const planted: Chapter = { ...source.chapter, [kind]: { ...source.chapter[kind], [id]: told } }
    return { ...source, chapter: planted }
  })
  const checked = checkedBook({ ...content, chapters }, { kind, id })
  const before = checkedBook(content, { kind, id })
  return rules.find((rule) => {
    const found = findings(rule, checked)
    const known = found.length > 0 ? new Set(findings(rule, before).map(({ message }) => message)) : undefined
    return found.some(({ message }) => !known?.has(message))
  })?.name
}
