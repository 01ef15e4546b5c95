import { type Block, blocksOf, plainText } from './description.ts'
import { entryOf, numberOf } from './entries.ts'
import { type EntryGroup, entryGroups } from './entry-groups.ts'
import { snippet } from './snippet.ts'
import type { Story } from './story.ts'

export type LoreCard = { id: string; name: string; category: string | undefined; snippet: string }

export type LoreDetail = {
  id: string
  name: string
  /** Place in the catalogue, counted from 1 in the order of discovery. */
  number: number
  group: string
  category: string | undefined
  /** The chapter in which it was first seen. */
  chapter: number
  description: readonly Block[]
  tags: readonly string[]
}

const NO_GROUP = 'General'

/** The World Lore screen (specification section 2). */
export function loreGroups(story: Story): EntryGroup<LoreCard>[] {
  return entryGroups(story.worldLore, NO_GROUP, ({ id, name, category, description }) => ({
    id,
    name,
    category,
    snippet: snippet(plainText(description)),
  }))
}

/** All that is known of a piece of lore; undefined for an id that the story does not hold, unknown or not yet known. */
export function loreDetail(story: Story, id: string | null): LoreDetail | undefined {
  const lore = entryOf(story.worldLore, id)
  if (!lore) return undefined

  return {
    id: lore.id,
    name: lore.name,
    number: numberOf(story.worldLore, lore),
    group: lore.group ?? NO_GROUP,
    category: lore.category,
    chapter: lore.firstSeen,
    description: blocksOf(lore.description),
    tags: lore.tags ?? [],
  }
}
