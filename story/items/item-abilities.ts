import { entryOf, listOf } from '#story/engine/entries.ts'
import type { Story } from '#story/engine/story.ts'

export type EffectKind = 'positive' | 'negative' | 'sealingMethod' | 'special'

/** What an item does, its drawbacks, and how it is stored. */
export type ItemEffects = {
  effects: { kind: EffectKind; label: string; lines: readonly string[] }[]
  /** Shown side by side: at least two kinds of effect, with at most one of each (specification section 2). */
  isCompact: boolean
}

const LABELS = [
  ['positive', 'Positive'],
  ['negative', 'Negative'],
  ['sealingMethod', 'Sealing method'],
  ['special', 'Special'],
] as const satisfies [EffectKind, string][]

/** The effects of an item by kind; empty if the story does not contain it. */
export function itemEffects(story: Story, id: string): ItemEffects {
  const told = entryOf(story.items, id)?.abilities_custom ?? {}
  const effects = LABELS.map(([kind, label]) => ({ kind, label, lines: told[kind] ?? [] })).filter(
    ({ lines }) => lines.length > 0,
  )
  return { effects, isCompact: effects.length >= 2 && effects.every(({ lines }) => lines.length === 1) }
}

/** A soul held by an item, its owner, and what it grants. */
export type Soul = {
  id: string
  name: string
  owner: string | undefined
  chapter: number
  abilities: { id: string; name: string; description: string | undefined }[]
}

/** The souls held by an item, in the order of discovery. */
export function itemSouls(story: Story, id: string): Soul[] {
  return listOf(entryOf(story.items, id)?.abilities).map((soul) => ({
    id: soul.id,
    name: soul.name,
    owner: soul.owner,
    chapter: soul.firstSeen,
    abilities: listOf(soul.abilities).map(({ id, name, description }) => ({ id, name, description })),
  }))
}
