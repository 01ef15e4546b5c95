import { chapter, line, optional } from './field.ts'
import { kind } from './kind.ts'
import { headline } from './parts.ts'

/** What the protagonist carries; the id is that of the item. */
export const inventory = kind({
  seenAs: 'acquiredAt',
  repeats: true,
  adds: ['acquiredAt', 'condition'],
  keys: { to: 'items' },
  fields: {
    /** None means Owned. @example Lent */
    status: optional(line('status')),
    /** The condition it is in, if the item does not say it. @example Worn */
    condition: optional(line('label')),
    /** The pocket it is in, if that is not the item's category. @example weapon */
    category: optional(line('category')),
    /** Only for a thing that came into the bag before this chapter. */
    acquiredAt: optional(chapter),
    headline,
  },
})
