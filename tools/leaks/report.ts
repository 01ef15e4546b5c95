import type { Content } from '#tools/content/read-content.ts'
import type { Rule } from '#tools/content-rules/rule.ts'
import { type Leak, type LeakKind, readBook } from './leak.ts'
import { nameLeaks } from './names.ts'
import { orderLeaks } from './order.ts'
import { patchLeaks } from './patches.ts'
import { caughtBy } from './plant.ts'
import { createRng } from './random.ts'
import { wordLeaks } from './words.ts'

export const leakKinds: readonly LeakKind[] = [...nameLeaks, ...patchLeaks, ...wordLeaks, ...orderLeaks]

/** The results of one kind of leak. */
export type LeakRow = {
  kind: string
  planted: number
  caught: number
  rules: ReadonlySet<string>
  missed: readonly Leak[]
}

/** Attempts per leak, because not every random choice fits: an entry may have no text, or a name may be known already. */
const TRIES = 60

/** Plants leaks of these kinds in the book, one at a time and the same in every run, and says which the check catches. */
export function leakReport(
  content: Content,
  rules: readonly Rule[],
  perKind: number,
  seed: number,
  wanted = leakKinds,
): LeakRow[] {
  const book = readBook(content)
  return wanted.map(({ name, leak }) => {
    const rng = createRng(seed + leakKinds.findIndex((kind) => kind.name === name))
    const planted = new Map<string, Leak>()
    for (let tries = 0; planted.size < perKind && tries < perKind * TRIES; tries++) {
      const next = leak(book, rng)
      if (next) planted.set(`${next.chapter} ${next.kind} ${next.id} ${next.says}`, next)
    }
    const missed: Leak[] = []
    const by = new Set<string>()
    for (const next of planted.values()) {
      const rule = caughtBy(next, content, rules)
      if (rule) by.add(rule)
      else missed.push(next)
    }
    return { kind: name, planted: planted.size, caught: planted.size - missed.length, rules: by, missed }
  })
}
