import { entryOf, listOf } from '#story/engine/entries.ts'
import type { Story } from '#story/engine/story.ts'

export type EffectKind = 'positive' | 'negative' | 'sealingMethod' | 'special'

/** What an item does, what it costs, and how it is kept. */
export type ItemEffects = {
  effects: { kind: EffectKind; label: string; lines: readonly string[] }[]
  /** Side by side: at most one of each kind, and at least two kinds (specification section 2). */
  isCompact: boolean
}

const LABELS = [
  ['positive', 'Positive'],
  ['negative', 'Negative'],
  ['sealingMethod', 'Sealing method'],
  ['special', 'Special'],
] as const satisfies [EffectKind, string][]

/** The effects of an item, kind by kind; none of one that the story does not hold. */
export function itemEffects(story: Story, id: string): ItemEffects {
  const told = entryOf(story.items, id)?.abilities_custom ?? {}
  const effects = LABELS.map(([kind, label]) => ({ kind, label, lines: told[kind] ?? [] })).filter(
    ({ lines }) => lines.length > 0,
  )
  return { effects, isCompact: effects.length >= 2 && effects.every(({ lines }) => lines.length === 1) }
}

/** A soul that an item holds, whose it is, and what it lends. */
export type Soul = {
  id: string
  name: string
  owner: string | undefined
  chapter: number
  abilities: { id: string; name: string; description: string | undefined }[]
}

/** The souls that an item holds, in the order in which they were first seen. */
export function itemSouls(story: Story, id: string): Soul[] {
  return listOf(entryOf(story.items, id)?.abilities).map((soul) => ({
    id: soul.id,
    name: soul.name,
    owner: soul.owner,
    chapter: soul.firstSeen,
    abilities: listOf(soul.abilities).map(({ id, name, description }) => ({ id, name, description })),
  }))
}
