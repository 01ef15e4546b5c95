import { isMap } from '#story/merge.ts'
import { type Finding, type Rule, tellings } from './rule.ts'

type Told = Record<string, unknown>

/** Fields that belong to their chapter and are never known already. */
const ofChapter = new Set(['headline', 'recentActivities'])

export const nothingIsToldTwice: Rule = {
  name: 'nothing-is-told-twice',
  why: 'What a chapter tells is news. A field told again was told too early the first time, or is idle now.',

  *check(checked) {
    const known = new Map<string, Told>()
    for (const { chapter, kind, id, told, path } of tellings(checked)) {
      const entry = known.get(path.join()) ?? {}
      known.set(path.join(), entry)
      const tip = `Who reads on from ${kind}.${id} learns nothing here: take it out, or tell it later the first time.`
      for (const message of learn(entry, told, path)) yield { chapter, tip, ...message }
    }
  },
}

/** Adds to what is known and yields what was known already. */
function* learn(known: Told, told: Told, path: readonly string[]): Generator<Pick<Finding, 'path' | 'message'>> {
  for (const [field, value] of Object.entries(told)) {
    const at = [...path, field]
    if (ofChapter.has(field)) continue
    if (value === null) {
      if (!(field in known)) yield { path: at, message: `${at.join('.')}: takes away what nobody knows of.` }
      delete known[field]
    } else if (isMap(value)) {
      const below = isMap(known[field]) ? known[field] : {}
      known[field] = below
      yield* learn(below, value, at)
    } else {
      if (field in known && JSON.stringify(known[field]) === JSON.stringify(value)) {
        yield { path: at, message: `${at.join('.')}: is known already.` }
      }
      known[field] = value
    }
  }
}
