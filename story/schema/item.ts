import { z } from 'zod'
import { GRADES, RARITIES } from '../rarities.ts'
import { namedAbility } from './ability.ts'
import { amount, chapterNumber, description, headline, id, line, recentActivities } from './parts.ts'

const details = z.strictObject({
  name: line.optional(),
  appearance: line.optional(),
  function: line.optional(),
  ability: line.optional(),
})

const abilityLines = z.array(line)

/** What a Sealed Artifact does, what it costs, and how it is kept. */
const customAbilities = z.strictObject({
  positive: abilityLines.optional(),
  negative: abilityLines.optional(),
  sealingMethod: abilityLines.optional(),
  special: abilityLines.optional(),
})

/** A soul held by an item: whose it is and what it lends. */
const soulAbility = z.strictObject({
  name: line,
  owner: line.optional(),
  abilities: z.record(id, namedAbility).optional(),
})

export const item = z.strictObject({
  name: line,
  /** `weapon`, `tool`, `artifact`, `consumable`, or a label of its own. */
  category: line,
  type: line.optional(),
  rarity: z.enum([...RARITIES, ...GRADES, 'unknown']).optional(),
  price: amount.optional(),
  quantity: z.int().min(0).optional(),
  /** Name of a game-icons glyph; the build puts its drawing into the story file. */
  icon: line.optional(),
  image: line.optional(),
  status: line.optional(),
  owner: line.optional(),
  description,
  fullContent: description.optional(),
  condition: line.optional(),
  ammo: line.optional(),
  importance: line.optional(),
  details: details.optional(),
  /** Soul abilities, keyed by the soul. */
  abilities: z.record(id, soulAbility).optional(),
  abilities_custom: customAbilities.optional(),
  acquiredAt: chapterNumber.optional(),
  discoveredAt: chapterNumber.optional(),
  firstMention: chapterNumber.optional(),
  recentActivities: recentActivities.optional(),
  headline: headline.optional(),
})

/** What the protagonist carries; the key is the id of the item. */
export const inventoryEntry = z.strictObject({
  status: line.optional(),
  condition: line.optional(),
  category: line.optional(),
  acquiredAt: chapterNumber.optional(),
  headline: headline.optional(),
})

export type Item = z.infer<typeof item>
export type InventoryEntry = z.infer<typeof inventoryEntry>
