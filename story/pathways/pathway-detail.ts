import type { KnownOf } from '#story/engine/chapter.ts'
import { compareText, entryOf, listOf } from '#story/engine/entries.ts'
import type { Story } from '#story/engine/story.ts'
import { type Block, blocksOf } from '#story/texts/description.ts'
import { type PathwayTile, pathwayTile } from './pathways.ts'
import { type SequenceDetail, sequenceDetail } from './sequence-detail.ts'

/** A person known to walk a pathway. */
export type KnownBeyonder = {
  id: string
  name: string
  /** Whether a known character with this id can be opened. */
  isCharacter: boolean
  sequenceNumber: number | undefined
  sequenceName: string | undefined
}

/** One Sequence of a pathway; only its number is set until a chapter tells about it. */
export type LadderStep = { number: number; sequence: SequenceDetail | undefined }

export type PathwayDetail = PathwayTile & {
  alsoKnownAs: readonly string[]
  deity: string | undefined
  faction: string | undefined
  description: readonly Block[]
  discoveryMethod: string | undefined
  /** From the highest Sequence (the lowest number) down; unknown Sequences last. */
  beyonders: KnownBeyonder[]
  /** From the lowest Sequence (the highest number) up to 0. */
  ladder: LadderStep[]
}

/**
 * Everything known about a pathway whose ladder has `count` Sequences; undefined for an id that the story does not contain,
 * whether unknown or not discovered yet.
 */
export function pathwayDetail(story: Story, id: string | null, count: number): PathwayDetail | undefined {
  const pathway = entryOf(story.pathways, id)
  if (!pathway) return undefined

  return {
    ...pathwayTile(story, pathway),
    alsoKnownAs: pathway.alsoKnownAs ?? [],
    deity: pathway.deity,
    faction: pathway.related_faction,
    description: blocksOf(pathway.description),
    discoveryMethod: pathway.discoveryMethod,
    beyonders: beyondersOf(story, pathway),
    ladder: ladderOf(story, pathway, count),
  }
}

function ladderOf(story: Story, { sequences }: KnownOf<'pathways'>, count: number): LadderStep[] {
  return Array.from({ length: count }, (_, index) => {
    const number = count - 1 - index
    const sequence = sequences?.[`sequence_${number}`]
    return { number, sequence: sequence && sequenceDetail(story, sequence) }
  })
}

/** Sorts an unknown Sequence after all numbers. */
const AFTER_ALL = Number.MAX_SAFE_INTEGER

function beyondersOf(story: Story, { knownBeyonders }: KnownOf<'pathways'>): KnownBeyonder[] {
  return listOf(knownBeyonders)
    .map(({ id, characterName, sequenceNumber, sequenceName }) => {
      const character = entryOf(story.characters, id)
      const name = characterName ?? character?.name ?? id
      return { id, name, isCharacter: character !== undefined, sequenceNumber, sequenceName }
    })
    .sort((a, b) => (a.sequenceNumber ?? AFTER_ALL) - (b.sequenceNumber ?? AFTER_ALL) || compareText(a.name, b.name))
}
