import { declarationOf } from '#kinds/kinds.ts'
import { statusBadge } from '#story/entries/status-badge.ts'
import { textsOf } from '#tools/texts/texts.ts'
import { smallWords, wordsOf } from '#tools/texts/words.ts'
import { patches, type Rule } from './rule.ts'

type Known = { names: Set<string>; isAlive: boolean }

const namingRoles: ReadonlySet<string> = new Set(['name', 'alias', 'caller'])
const tellingRoles: ReadonlySet<string> = new Set(['body', 'prose', 'news', 'activity', 'fact'])
const THE_LATE =
  /\bthe late (?!(?:hours?|morning|afternoon|evening|night|summer|autumn|winter|spring)\b|\d)[\p{L}-]+/giu

export const theLivingArePresent: Rule = {
  name: 'the-living-are-present',
  why: 'Whoever is said to have been, while they live, is told by somebody who knows their end.',

  *check(checked) {
    const people = new Map<string, Known>()
    for (const { chapter, kind, told, path } of patches(checked)) {
      const status = Object.entries(declarationOf(kind).fields).find(([, { marks }]) => marks === 'person')?.[0]
      if (!status) continue
      const person = people.get(path.join()) ?? { names: new Set<string>(), isAlive: false }
      people.set(path.join(), person)
      const written = (told as Record<string, unknown>)[status]
      if (typeof written === 'string') person.isAlive = statusBadge(written, 'person').tone === 'alive'
      const texts = textsOf(kind, told)
      for (const { role, value, path: below } of texts)
        if (namingRoles.has(role) && below.length < 3) for (const name of namesIn(value)) person.names.add(name)
      if (!person.isAlive) continue

      const past = new RegExp(`(?<![\\p{L}-])(?:${[...person.names].join('|')}) (?:was|were|had)\\b`, 'gu')
      for (const { role, value, path: below } of texts) {
        if (!tellingRoles.has(role)) continue
        const at = [...path, ...below]
        for (const [what] of [...value.matchAll(past), ...value.matchAll(THE_LATE)]) {
          yield {
            chapter,
            path: at,
            what,
            message: `${at.join('.')}: "${what}" speaks of the living as of the dead.`,
            tip: 'Write it in the present. What truly was before is declared in exceptions.yaml.',
          }
        }
      }
    }
  },
}

/** A name, and each of its words that stands for it. */
function namesIn(name: string): string[] {
  const words = wordsOf(name).filter(({ stem, isCapital }) => isCapital && stem.length > 2 && !smallWords.has(stem))
  return [name, ...words.map(({ at, end }) => name.slice(at, end))].map((text) => RegExp.escape(text))
}
