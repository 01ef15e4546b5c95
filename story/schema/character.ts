import { z } from 'zod'
import { namedAbility } from './ability.ts'
import { chapterNumber, description, headline, id, line, recentActivities, text } from './parts.ts'
import { portrait } from './portrait.ts'

/** Where a Beyonder stands on a pathway. Held back until the chapter of the book's gate, however early it is told. */
const characterSequence = z.strictObject({
  pathway: id,
  number: z.int().min(0).max(9).optional(),
  name: line.optional(),
  discoveredAt: chapterNumber.optional(),
})

/** The protagonist's card: what Home says of the present chapter. */
const card = z.strictObject({
  location: line.optional(),
  job: line.optional(),
  mainGoal: line.optional(),
  primaryPathway: id.optional(),
  /** The name that the protagonist goes by in this chapter. */
  alias: line.optional(),
  condition: line.optional(),
})

/** A name or role that the protagonist has lived under; Home lists them as the identity timeline. */
const identity = z.strictObject({ name: line, description: text.optional() })

export const character = z.strictObject({
  name: line,
  /** The group on the Characters screen. */
  category: line,
  aliases: z.array(line).optional(),
  realName: line.optional(),
  sequence: characterSequence.optional(),
  beyonder: z.boolean().optional(),
  /** `Dead`, or anything that begins with `Deceased`, greys the card and sorts it last. */
  status: line,
  firstAppearance: chapterNumber.optional(),
  faction: line.optional(),
  location: line.optional(),
  description,
  abilities: z.record(id, namedAbility).optional(),
  image: line.optional(),
  portrait: portrait.optional(),
  /** Name of a game-icons glyph, for one who is no person: it is drawn where a person's profile would be. */
  icon: line.optional(),
  recentActivities: recentActivities.optional(),
  card: card.optional(),
  identities: z.record(id, identity).optional(),
  headline: headline.optional(),
})

export type Character = z.infer<typeof character>
