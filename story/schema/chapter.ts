import { z } from 'zod'
import { ability } from './ability.ts'
import { character } from './character.ts'
import { inventoryEntry, item } from './item.ts'
import { diaryEntry, mystery, newsItem, note } from './journals.ts'
import { transaction } from './money.ts'
import { id, line } from './parts.ts'
import { pathway } from './pathway.ts'
import { quest } from './quest.ts'
import { told } from './told.ts'
import { deity, history, location, organization, worldLore } from './world.ts'

/** The schema of a whole entry, per collection: what must be known of it from its first mention on. */
export const entrySchemas = {
  characters: character,
  pathways: pathway,
  items: item,
  inventory: inventoryEntry,
  deities: deity,
  organizations: organization,
  locations: location,
  worldLore,
  history,
  diary: diaryEntry,
  notes: note,
  mysteries: mystery,
  news: newsItem,
  quests: quest,
  transactions: transaction,
  abilities: ability,
} as const

const collections = Object.fromEntries(
  Object.entries(entrySchemas).map(([name, schema]) => [name, z.record(id, told(schema).nullable()).optional()]),
)

/** A chapter file as an author writes it: what a reader learns in that chapter, and nothing known before. */
export const chapterFile = z.strictObject({
  /** The chapter's own heading; shown only to readers who have reached it. */
  title: line.optional(),
  /** The day of the story; stays until a later chapter names another. */
  date: line.optional(),
  ...collections,
})
