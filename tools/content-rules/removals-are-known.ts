import { kinds } from '#kinds/kinds.ts'
import { isMap, merge } from '#story/engine/merge.ts'
import type { Rule } from './rule.ts'

export const removalsAreKnown: Rule = {
  name: 'removals-are-known',
  why: 'A slip in an id takes nothing away: what is used up stays in the pocket, and what is over goes on.',

  *check({ content, focus }) {
    const known = new Map<string, unknown>()
    for (const { number: chapter, chapter: written } of content.chapters) {
      for (const kind of focus ? [focus.kind] : kinds) {
        for (const [id, told] of Object.entries(written[kind] ?? {})) {
          if (focus && focus.id !== id) continue
          const key = `${kind}.${id}`
          for (const path of removals(told, known.get(key), [kind, id])) {
            yield {
              chapter,
              path,
              what: path.at(-1) ?? id,
              message: `${path.join('.')}: nothing is told of it that could be taken away.`,
              tip: 'Is it spelt as where it was told? `null` takes away what an earlier chapter tells.',
            }
          }
          if (told === null) known.delete(key)
          else known.set(key, merge(known.get(key), told))
        }
      }
    }
  },
}

/** The paths of each `null` that removes nothing. */
function* removals(told: unknown, known: unknown, path: string[]): Generator<string[]> {
  if (told === null && known === undefined) yield path
  for (const [key, value] of Object.entries(isMap(told) ? told : {})) {
    yield* removals(value, isMap(known) ? known[key] : undefined, [...path, key])
  }
}
