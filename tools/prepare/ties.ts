import { declarationOf, kinds } from '#kinds/kinds.ts'
import type { ToldEntries } from '#story/engine/chapter.ts'
import { isMap } from '#story/engine/merge.ts'
import type { ChapterMap } from './chapter-map.ts'

const tiedKinds = kinds.filter((kind) => 'ties' in declarationOf(kind).fields)

/**
 * Adds the chapters from which and until which a tie holds if its author left them out: the number of the file that says
 * so (DATA-3). Later patches of the tie then cannot change them.
 */
export function placeTies(chapters: ChapterMap): void {
  for (const [number, chapter] of chapters) {
    for (const kind of tiedKinds) {
      const told = chapter[kind]
      if (told) chapters.set(number, { ...chapters.get(number), [kind]: dated(told, number) })
    }
  }
}

function dated(entries: ToldEntries, number: number): ToldEntries {
  return Object.fromEntries(
    Object.entries(entries).map(([id, told]) => {
      if (!told || !isMap(told.ties)) return [id, told]
      const ties = Object.entries(told.ties).map(([other, tie]) => [other, isMap(tie) ? datedTie(tie, number) : tie])
      return [id, { ...told, ties: Object.fromEntries(ties) }]
    }),
  )
}

function datedTie(tie: Record<string, unknown>, number: number): Record<string, unknown> {
  return {
    ...(tie.as !== undefined && { since: number }),
    ...(tie.ended === true && { until: number }),
    ...(tie.ended === null && { until: null }),
    ...tie,
  }
}
