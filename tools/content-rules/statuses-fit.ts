import { type Rule, tellings } from './rule.ts'

/** The words by which screens and readers know how it stands with somebody or something (content/README.md). */
const words: Partial<Record<string, RegExp>> = {
  characters: /^(?:Alive|Missing|Wanted|Unknown|Active|Dead|Deceased(?: \([^)]+\))?)$/,
  organizations: /^(?:Active|Destroyed|Disbanded|Unknown)$/,
}
const isDead = (status: string) => /^(?:Dead|Deceased)/.test(status)

export const statusesFit: Rule = {
  name: 'statuses-fit',
  why: 'A card is greyed and sorted by its status; a word of its own is not understood, and the dead stay dead.',

  *check(checked) {
    const last = new Map<string, string>()
    for (const { chapter, kind, id, told } of tellings(checked, ['characters', 'organizations'])) {
      const { status } = told
      if (typeof status !== 'string') continue
      const path = [kind, id, 'status']
      const before = last.get(path.join())
      last.set(path.join(), status)
      if (!words[kind]?.test(status)) {
        yield {
          chapter,
          path,
          what: status,
          message: `${path.join('.')}: "${status}" is no status of ${kind}.`,
          tip: 'content/README.md has the words.',
        }
      } else if (before && isDead(before) && !isDead(status)) {
        yield {
          chapter,
          path,
          what: status,
          message: `${path.join('.')}: "${status}", although the last chapter that told it said "${before}".`,
          tip: 'Was the death told too early? Who truly comes back is declared in exceptions.yaml.',
        }
      }
    }
  },
}
