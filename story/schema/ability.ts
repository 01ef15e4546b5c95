import { z } from 'zod'
import { headline, line, text } from './parts.ts'

/** Something that a person, a Sequence or a soul can do, named inside the entry that has it. */
export const namedAbility = z.strictObject({
  name: line,
  description: text.optional(),
})

/** An ability of the protagonist, in one of the four groups of specification section 3. */
export const ability = z.strictObject({
  name: line,
  group: z.enum(['languages', 'pathway', 'grayFog', 'learned']),
  description: text,
  /** Only in the group `pathway`: the id of the pathway and the number of the Sequence that gives it. */
  pathway: line.optional(),
  sequence: z.int().min(0).max(9).optional(),
  headline: headline.optional(),
})

export type Ability = z.infer<typeof ability>
