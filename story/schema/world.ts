import { z } from 'zod'
import { chapterNumber, description, headline, id, line, text } from './parts.ts'

const tags = z.array(line)

/** A believer; name and first appearance are taken from the character of that id where none are written. */
const follower = z.strictObject({
  name: line.optional(),
  role: line.optional(),
  firstAppearance: chapterNumber.optional(),
})

export const deity = z.strictObject({
  name: line,
  group: line.optional(),
  status: line.optional(),
  domain: line.optional(),
  churches: z.array(line).optional(),
  aliases: z.array(line).optional(),
  description,
  followers: z.record(id, follower).optional(),
  tags: tags.optional(),
  icon: line.optional(),
  headline: headline.optional(),
})

/** A member; name, status and first appearance are taken from the character of that id where none are written. */
const member = z.strictObject({
  name: line.optional(),
  role: line,
  firstAppearance: chapterNumber.optional(),
  status: line.optional(),
})

export const organization = z.strictObject({
  name: line,
  group: line.optional(),
  status: line.optional(),
  affiliatedChurch: line.optional(),
  /** Ids of pathways. */
  pathwaysHeld: z.array(id).optional(),
  deity: line.optional(),
  description,
  location: line.optional(),
  knownMembers: z.record(id, member).optional(),
  aliases: z.array(line).optional(),
  tags: tags.optional(),
  icon: line.optional(),
  headline: headline.optional(),
})

export const location = z.strictObject({
  name: line,
  group: line.optional(),
  description,
  significance: text.optional(),
  /** The chapter in which the protagonist first sets foot there; left out while it is only spoken of. */
  firstVisit: chapterNumber.optional(),
  firstMention: chapterNumber.optional(),
  headline: headline.optional(),
})

export const worldLore = z.strictObject({
  name: line,
  group: line.optional(),
  /** Search finds only the category `Lore` (specification section 2). */
  category: line.optional(),
  description,
  tags: tags.optional(),
  headline: headline.optional(),
})

export const history = z.strictObject({
  title: line,
  era: line.optional(),
  timeframe: line.optional(),
  description,
  significance: text.optional(),
  events: z.array(line).optional(),
  keyFigures: z.array(line).optional(),
  headline: headline.optional(),
})

export type Deity = z.infer<typeof deity>
export type Organization = z.infer<typeof organization>
export type Location = z.infer<typeof location>
export type WorldLore = z.infer<typeof worldLore>
export type History = z.infer<typeof history>
