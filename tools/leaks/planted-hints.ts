import { checkedBook } from '#tools/content/check-content.ts'
import type { Content } from '#tools/content/read-content.ts'
import type { Rule } from '#tools/content-rules/rule.ts'
import { leakOf } from './hint.ts'
import { hintsInFields } from './hints-in-fields.ts'
import { hintsInTexts } from './hints-in-texts.ts'
import { caughtBy } from './plant.ts'
import type { LeakRow } from './report.ts'

const hints = { ...hintsInTexts, ...hintsInFields }

export const hintKinds: readonly string[] = Object.keys(hints)

/** Plants each authored hint of these kinds in the book, one at a time, and says which the check catches; ignores the certificate. */
export function hintReport(content: Content, rules: readonly Rule[], wanted = hintKinds): LeakRow[] {
  const checked = checkedBook(content)
  const asked = Object.entries(hints).filter(([kind]) => wanted.includes(kind))
  return asked.map(([kind, all]) => {
    const planted = all.map((hint) => leakOf(checked, hint))
    const by = new Set<string>()
    const missed = planted.filter((leak) => {
      const rule = caughtBy(leak, content, rules)
      if (rule) by.add(rule)
      return !rule
    })
    return { kind, planted: planted.length, caught: planted.length - missed.length, rules: by, missed }
  })
}
