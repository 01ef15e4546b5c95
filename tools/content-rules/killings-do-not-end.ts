import type { TieWord } from '#kinds/tie-words.ts'
import { isMap } from '#story/engine/merge.ts'
import { patches, type Rule } from './rule.ts'

const killings: ReadonlySet<unknown> = new Set<TieWord>(['killer', 'killed by'])

export const killingsDoNotEnd: Rule = {
  name: 'killings-do-not-end',
  why: 'A killing is told as past, so readers of one with an end are told that somebody was killed until a chapter.',

  *check(checked) {
    const told = new Map<string, unknown>()
    for (const { chapter, id: from, told: patch, path } of patches(checked)) {
      const { ties } = patch as { ties?: unknown }
      for (const [to, tie] of Object.entries(isMap(ties) ? ties : {})) {
        const sides = `${from} ${to}`
        const { as = told.get(sides), ended, until } = isMap(tie) ? tie : {}
        told.set(sides, as)
        const field = ended ? 'ended' : until === undefined ? undefined : 'until'
        if (!killings.has(as) || !field) continue
        const at = [...path, 'ties', to, field]
        yield { chapter, path: at, what: from, message: `${at.join('.')}: the tie is "${as}", which has no end.` }
      }
    }
  },
}
