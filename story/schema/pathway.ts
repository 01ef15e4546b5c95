import { z } from 'zod'
import { namedAbility } from './ability.ts'
import { description, headline, id, line, text } from './parts.ts'

const ingredients = z.strictObject({
  main: z.array(line).optional(),
  supplementary: z.array(line).optional(),
})

/** One rung of a pathway. A rung that no chapter has named yet is not written at all. */
const sequence = z.strictObject({
  name: line,
  ancientName: line.optional(),
  description: text.optional(),
  discoveryMethod: line.optional(),
  abilities: z.record(id, namedAbility).optional(),
  ingredients: ingredients.optional(),
  acting_method: text.optional(),
  additionalInfo: text.optional(),
  ritual: text.optional(),
  headline: headline.optional(),
})

/** A person known to walk the pathway; the name is taken from the character of that id where none is written. */
const knownBeyonder = z.strictObject({
  characterName: line.optional(),
  sequenceNumber: z.int().min(0).max(9).optional(),
  sequenceName: line.optional(),
})

const sequenceKey = z.string().regex(/^sequence_[0-9]$/, 'A rung is called sequence_9 down to sequence_0.')

export const pathway = z.strictObject({
  name: line,
  icon: line.optional(),
  domain: line.optional(),
  deity: line.optional(),
  alsoKnownAs: z.array(line).optional(),
  related_faction: line.optional(),
  description,
  discoveryMethod: line.optional(),
  knownBeyonders: z.record(id, knownBeyonder).optional(),
  sequences: z.record(sequenceKey, sequence).optional(),
  headline: headline.optional(),
})

export type Pathway = z.infer<typeof pathway>
