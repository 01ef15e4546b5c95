import type { ToldFact } from '#kinds/field.ts'
import { declarationOf } from '#kinds/kinds.ts'
import { placesOf } from '#kinds/walk.ts'
import type { Finding } from '#tools/content/finding.ts'
import { patches, type Rule } from './rule.ts'

export const retractionsAreKnown: Rule = {
  name: 'retractions-are-known',
  why: 'A fact that takes back what nobody was told reads like news of something that was missed.',

  *check(checked) {
    const keys = new Map<string, Set<string>>()
    for (const { chapter, kind, told, path } of patches(checked)) {
      for (const { path: below, field, value } of placesOf(declarationOf(kind).fields, told)) {
        if (field.type !== 'facts' || !Array.isArray(value)) continue
        const at = [...path, ...below]
        const known = keys.get(at.join()) ?? new Set()
        keys.set(at.join(), known)
        for (const [index, fact] of (value as readonly ToldFact[]).entries()) {
          if (typeof fact !== 'string') yield* problemsOf(fact, known, chapter, [...at, String(index)])
        }
      }
    }
  },
}

function* problemsOf(
  { key, retracts }: Exclude<ToldFact, string>,
  known: Set<string>,
  chapter: number,
  path: readonly string[],
): Generator<Finding> {
  const place = path.join('.')
  if (retracts !== undefined && !known.has(retracts)) {
    const message = `${place}: there is no fact "${retracts}" to take back by chapter ${chapter}.`
    yield { chapter, path, message, tip: 'Give the earlier fact this key.' }
  }
  if (key === undefined) return
  if (known.has(key))
    yield { chapter, path, message: `${place}: "${key}" is the key of another fact.`, tip: 'Take another.' }
  known.add(key)
}
