import { declarationOf, kinds } from '#kinds/kinds.ts'
import type { TieWord } from '#kinds/tie-words.ts'
import type { ToldEntries } from '#story/engine/chapter.ts'
import { isMap } from '#story/engine/merge.ts'
import { patches, type Rule, withoutFocus } from './rule.ts'
import { isDead } from './statuses-fit.ts'

/** Ties that outlast death. */
const outlasting: ReadonlySet<unknown> = new Set<TieWord>([
  'parent',
  'child',
  'sibling',
  'relative',
  'believer',
  'worshipped by',
  'acquaintance',
  'enemy',
  'killer',
  'killed by',
])

const tiedKinds = kinds.filter((kind) => 'ties' in declarationOf(kind).fields)

type Tie = { from: string; to: string; as: unknown; since: number }

export const tiesEndWithALife: Rule = {
  name: 'ties-end-with-a-life',
  why: 'Readers take a tie without an end for one that goes on, and the dead are nobody’s colleagues.',

  *check(checked) {
    /** Ties without an end. A tie first told after a death is told as past, and is not included. */
    const open = new Map<string, Tie>()
    const toldIn = Map.groupBy(patches(withoutFocus(checked)), ({ chapter }) => chapter)
    for (const { number: chapter, chapter: written } of checked.content.chapters) {
      const told = toldIn.get(chapter) ?? []
      for (const kind of tiedKinds) forgetRemoved(open, written[kind] ?? {})
      for (const { id, told: patch } of told) learn(open, chapter, id, patch)
      for (const { kind, id, told: patch, path } of told) {
        const { status } = patch as { status?: unknown }
        if (kind !== 'characters' || typeof status !== 'string' || !isDead(status)) continue
        for (const { from, to, as, since } of open.values()) {
          if ((from !== id && to !== id) || since === chapter || outlasting.has(as)) continue
          yield {
            chapter,
            path: [...path, 'status'],
            what: id,
            message: `${path.join('.')}.status: "${status}", but the tie of ${from} to ${to} goes on (${as}).`,
            tip: `Write "ties: { ${to}: { ended: true } }" under ${from} in this chapter, or what they are to each other now.`,
          }
        }
      }
    }
  },
}

function learn(open: Map<string, Tie>, chapter: number, from: string, patch: { ties?: unknown }): void {
  const { ties } = patch
  for (const [to, told] of Object.entries(isMap(ties) ? ties : {})) {
    const sides = `${from} ${to}`
    const before = open.get(sides)
    if (!isMap(told) || told.ended) open.delete(sides)
    else open.set(sides, { from, to, as: told.as ?? before?.as, since: before?.since ?? chapter })
  }
}

/** An entry that a chapter takes away, such as a stranger who turns out to be somebody known, takes its ties with it. */
function forgetRemoved(open: Map<string, Tie>, entries: ToldEntries): void {
  for (const [sides, { from, to }] of open) {
    if (entries[from] === null || entries[to] === null) open.delete(sides)
  }
}
