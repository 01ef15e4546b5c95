import type { KnownOf } from '#story/engine/chapter.ts'
import { listOf } from '#story/engine/entries.ts'
import type { Story } from '#story/engine/story.ts'

type KnownSequence = NonNullable<KnownOf<'pathways'>['sequences']>[string]

export type SequenceAbility = {
  id: string
  name: string
  description: string | undefined
  chapter: number
  /** Told in the reader's own chapter (DATA-19). */
  isNew: boolean
}

export type SequenceDetail = {
  name: string
  ancientName: string | undefined
  /** The chapter from which the Sequence is known. */
  chapter: number
  /** Known before, and told anew in the reader's own chapter (DATA-19). */
  isModified: boolean
  description: string | undefined
  discoveryMethod: string | undefined
  abilities: SequenceAbility[]
  /** What the potion is brewed of; a list that nobody knows is left out. */
  ingredients: { label: string; items: readonly string[] }[]
  ritual: string | undefined
  actingMethod: string | undefined
  additionalInfo: string | undefined
}

/** All that is known of one Sequence of a pathway. */
export function sequenceDetail({ chapter }: Story, sequence: KnownSequence): SequenceDetail {
  const { name, ancientName, firstSeen, lastChanged, description, discoveryMethod, ritual } = sequence
  const { main = [], supplementary = [] } = sequence.ingredients ?? {}
  return {
    name,
    ancientName,
    chapter: firstSeen,
    isModified: lastChanged === chapter && firstSeen < chapter,
    description,
    discoveryMethod,
    abilities: listOf(sequence.abilities).map(({ id, name, description, firstSeen }) => ({
      id,
      name,
      description,
      chapter: firstSeen,
      isNew: firstSeen === chapter,
    })),
    ingredients: [
      { label: 'Main', items: main },
      { label: 'Supplementary', items: supplementary },
    ].filter(({ items }) => items.length > 0),
    ritual,
    actingMethod: sequence.acting_method,
    additionalInfo: sequence.additionalInfo,
  }
}
