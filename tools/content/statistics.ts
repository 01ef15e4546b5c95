import { type Kind, kinds } from '#kinds/kinds.ts'
import type { Chapter } from '#story/engine/chapter.ts'
import { textsOf } from '#tools/texts/texts.ts'

type Numbered = { number: number; chapter: Chapter }

/** How much a range of chapters tells of one kind: new entries, all patches, and words. */
export type Count = { entries: number; patches: number; words: number }
export type Statistics = {
  /** Per kind, in all chapters. */
  kinds: Record<Kind, Count>
  /** Per range of chapters (`26-50`), all kinds together. */
  stretches: { from: number; to: number; count: Count }[]
  /** Chapters with the fewest words, thinnest first. */
  thin: { number: number; words: number }[]
}

/** Counts what the chapters tell, in ranges of this length, and names the chapters with fewer words than `least`. */
export function statisticsOf(chapters: readonly Numbered[], last: number, stretch: number, least: number): Statistics {
  const counts = new Map<string, Count>()
  const words = new Map(Array.from({ length: last }, (_, index) => [index + 1, 0]))
  const seen = new Set<string>()
  const countOf = (key: string) => {
    const count = counts.get(key) ?? { entries: 0, patches: 0, words: 0 }
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
        words.set(number, (words.get(number) ?? 0) + length)
        for (const count of [countOf(kind), countOf(String(Math.floor((number - 1) / stretch)))]) {
          if (isNew) count.entries++
          count.patches++
          count.words += length
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
  }
}

function wordsIn(kind: Kind, told: object): number {
  return textsOf(kind, told).reduce((sum, { value, isId }) => sum + (isId ? 0 : value.split(/\s+/).length), 0)
}
