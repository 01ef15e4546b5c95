import type { KnownOf } from './chapter.ts'
import { allEntries, compareText, entryOf, listOf } from './entries.ts'
import type { Story } from './story.ts'

export type Rung = { number: number; sequence: KnownSequence | undefined }
export type KnownSequence = NonNullable<KnownOf<'pathways'>['sequences']>[string]
export type Beyonder = {
  id: string
  name: string
  sequenceNumber: number | undefined
  sequenceName: string | undefined
}

/** The pathways discovered so far, by the chapter of their discovery. All others are locked. */
export function discoveredPathways(story: Story): readonly KnownOf<'pathways'>[] {
  return allEntries(story.pathways)
}

/** The chapter from which a pathway is visible. */
export function discoveryChapter(pathway: KnownOf<'pathways'>): number {
  return pathway.firstSeen
}

/** The ladder of a pathway from its lowest rung (the highest number) up to 0; a rung not told yet has no sequence. */
export function ladder({ sequences }: KnownOf<'pathways'>, rungs: number): Rung[] {
  return Array.from({ length: rungs }, (_, index) => {
    const number = rungs - 1 - index
    return { number, sequence: sequences?.[`sequence_${number}`] }
  })
}

/** The chapter from which a rung is known. */
export function rungDiscoveredAt(sequence: KnownSequence): number {
  return sequence.firstSeen
}

/**
 * The two progress bars (section 9): known of total, and the rounded percentage. A known Sequence 0 is not counted,
 * because the total counts nine rungs to a pathway (PATH-6).
 */
export function pathwayProgress(story: Story, totals: { total: number; sequences: number }) {
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

/** Who is known to walk a pathway, from the highest Sequence (the lowest number) on; unknown Sequences last. */
export function knownBeyonders(story: Story, { knownBeyonders }: KnownOf<'pathways'>): Beyonder[] {
  return listOf(knownBeyonders)
    .map(({ id, characterName, sequenceNumber, sequenceName }) => ({
      id,
      name: characterName ?? entryOf(story.characters, id)?.name ?? id,
      sequenceNumber,
      sequenceName,
    }))
    .sort((a, b) => (a.sequenceNumber ?? 10) - (b.sequenceNumber ?? 10) || compareText(a.name, b.name))
}
