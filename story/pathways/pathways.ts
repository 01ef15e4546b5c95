import { glyphOf } from '#story/book/glyphs.ts'
import type { KnownOf } from '#story/engine/chapter.ts'
import { numberOf } from '#story/engine/entries.ts'
import type { Story } from '#story/engine/story.ts'

export type PathwayTile = {
  id: string
  name: string
  /** Path data of the engraving. */
  glyph: readonly string[] | undefined
  domain: string | undefined
  /** The chapter in which the pathway was discovered. */
  chapter: number
  /** Its position in the order of discovery, counted from 1; later discoveries do not change it. */
  place: number
}

type Totals = { total: number; sequences: number }

/** The pathways discovered so far, in the order of discovery. All others are locked. */
export function discoveredPathways(story: Story): readonly KnownOf<'pathways'>[] {
  return story.pathways
}

/** The discovered pathways in order, and how many of the book's total are still locked; nothing else about those is known. */
export function pathwayTiles(story: Story, { total }: Pick<Totals, 'total'>): { known: PathwayTile[]; locked: number } {
  const known = discoveredPathways(story).map((pathway) => pathwayTile(story, pathway))
  return { known, locked: Math.max(0, total - known.length) }
}

/** The text on the tile of a discovered pathway. */
export function pathwayTile(story: Story, pathway: KnownOf<'pathways'>): PathwayTile {
  const { id, name, icon, domain, firstSeen: chapter } = pathway
  return {
    id,
    name,
    glyph: glyphOf(story, icon),
    domain,
    chapter,
    place: numberOf(story.pathways, pathway),
  }
}

/**
 * The two progress bars (section 9): known of total, and the rounded percentage. A known Sequence 0 is not counted, because the
 * total assumes nine Sequences per pathway (PATH-6).
 */
export function pathwayProgress(story: Story, totals: Totals) {
  const pathways = discoveredPathways(story)
  const sequences = pathways.flatMap(({ sequences }) =>
    Object.keys(sequences ?? {}).filter((key) => key !== 'sequence_0'),
  )
  return {
    pathways: progress(pathways.length, totals.total),
    sequences: progress(sequences.length, totals.sequences),
  }
}

function progress(known: number, total: number) {
  return { known, total, percent: Math.round((known / total) * 100) }
}
