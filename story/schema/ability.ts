import { z } from 'zod'
import { headline, line, text } from './parts.ts'

/** Something that a person, a Sequence or a soul can do, named inside the entry that has it. */
export const namedAbility = z.strictObject({
  name: line,
  description: text.optional(),
})

/** An ability of the protagonist, in one of the groups that book.yaml names. */
export const ability = z.strictObject({
  name: line,
  /** The key of the group. */
  group: line,
  description: text,
  /** Only in a group that stands by rungs: the id of the pathway and the number of the Sequence that gives it. */
  pathway: line.optional(),
  sequence: z.int().min(0).max(9).optional(),
  headline: headline.optional(),
})

export type Ability = z.infer<typeof ability>
