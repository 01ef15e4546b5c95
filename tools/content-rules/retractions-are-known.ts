import type { ToldFact } from '#kinds/field.ts'
import { type Rule, tellings } from './rule.ts'

export const retractionsAreKnown: Rule = {
  name: 'retractions-are-known',
  why: 'A fact that takes back what nobody was told reads like news of something that was missed.',

  *check(checked) {
    const keys = new Map<string, Set<string>>()
    for (const { chapter, told, path } of tellings(checked)) {
      const known = keys.get(path.join()) ?? new Set()
      keys.set(path.join(), known)
      for (const [index, fact] of ((told.told ?? []) as readonly ToldFact[]).entries()) {
        if (typeof fact === 'string') continue
        const at = [...path, 'told', String(index)]
        const place = at.join('.')
        if (fact.retracts !== undefined && !known.has(fact.retracts)) {
          const message = `${place}: there is no fact "${fact.retracts}" to take back by chapter ${chapter}.`
          yield { chapter, path: at, message, tip: 'Give the earlier fact this key.' }
        }
        if (fact.key === undefined) continue
        if (known.has(fact.key))
          yield {
            chapter,
            path: at,
            message: `${place}: "${fact.key}" is the key of another fact.`,
            tip: 'Take another.',
          }
        known.add(fact.key)
      }
    }
  },
}
