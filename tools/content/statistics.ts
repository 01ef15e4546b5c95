import { type Kind, kinds } from '#kinds/kinds.ts'
import type { Chapter } from '#story/engine/chapter.ts'
import { textsOf } from '#tools/texts/texts.ts'

type Numbered = { number: number; chapter: Chapter }

/** How much a range of chapters tells about one kind: new entries, all patches, facts, appearances, ties, and words. */
export type Count = { entries: number; patches: number; facts: number; looks: number; ties: number; words: number }
export type Statistics = {
  /** Per kind, over all chapters. */
  kinds: Record<Kind, Count>
  /** Per range of chapters (`26-50`), all kinds together. */
  stretches: { from: number; to: number; count: Count }[]
  /** Chapters with the fewest words, fewest first. */
  thin: { number: number; words: number }[]
  /** The facts of each chapter, fewest first. */
  facts: { number: number; facts: number }[]
}

/** Counts what the chapters tell, in ranges of `stretch` chapters, and lists the chapters with fewer words than `least`. */
export function statisticsOf(chapters: readonly Numbered[], last: number, stretch: number, least: number): Statistics {
  const counts = new Map<string, Count>()
  const words = new Map(Array.from({ length: last }, (_, index) => [index + 1, 0]))
  const facts = new Map(words)
  const seen = new Set<string>()
  const countOf = (key: string) => {
    const count = counts.get(key) ?? { entries: 0, patches: 0, facts: 0, looks: 0, ties: 0, words: 0 }
    counts.set(key, count)
    return count
  }
  for (const { number, chapter } of chapters) {
    if (number > last) continue
    for (const kind of kinds) {
      for (const [id, told] of Object.entries(chapter[kind] ?? {})) {
        const isNew = !seen.has(`${kind}/${id}`)
        seen.add(`${kind}/${id}`)
        const length = told ? wordsIn(kind, told) : 0
        const kept = keptOf(told)
        words.set(number, (words.get(number) ?? 0) + length)
        facts.set(number, (facts.get(number) ?? 0) + kept.facts)
        for (const count of [countOf(kind), countOf(String(Math.floor((number - 1) / stretch)))]) {
          if (isNew) count.entries++
          count.patches++
          count.words += length
          count.facts += kept.facts
          count.looks += kept.looks
          count.ties += kept.ties
        }
      }
    }
  }
  return {
    kinds: Object.fromEntries(kinds.map((kind) => [kind, countOf(kind)])) as Record<Kind, Count>,
    stretches: Array.from({ length: Math.ceil(last / stretch) }, (_, index) => ({
      from: index * stretch + 1,
      to: Math.min(last, (index + 1) * stretch),
      count: countOf(String(index)),
    })),
    thin: [...words]
      .map(([number, words]) => ({ number, words }))
      .filter(({ words }) => words < least)
      .sort((a, b) => a.words - b.words || a.number - b.number),
    facts: [...facts]
      .map(([number, facts]) => ({ number, facts }))
      .sort((a, b) => a.facts - b.facts || a.number - b.number),
  }
}

/** What a record keeps of a patch besides the newest text: facts, whether it describes an appearance, and ties. */
function keptOf(patch: unknown): Pick<Count, 'facts' | 'looks' | 'ties'> {
  const { told, appearance, ties } = (patch ?? {}) as { told?: unknown[]; appearance?: string; ties?: object }
  return { facts: told?.length ?? 0, looks: appearance ? 1 : 0, ties: Object.keys(ties ?? {}).length }
}

function wordsIn(kind: Kind, told: object): number {
  return textsOf(kind, told).reduce((sum, { value, isId }) => sum + (isId ? 0 : value.split(/\s+/).length), 0)
}
