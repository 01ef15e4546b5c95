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
  /** The chapter in which the Sequence became known. */
  chapter: number
  /** Already known, and changed in the reader's own chapter (DATA-19). */
  isModified: boolean
  description: string | undefined
  discoveryMethod: string | undefined
  abilities: SequenceAbility[]
  /** The ingredients of the potion; lists that nobody knows are left out. */
  ingredients: { label: string; items: readonly string[] }[]
  ritual: string | undefined
  actingMethod: string | undefined
  additionalInfo: string | undefined
}

/** Everything known about one Sequence of a pathway. */
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
