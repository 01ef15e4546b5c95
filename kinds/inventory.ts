import { chapter, line, optional } from './field.ts'
import { kind } from './kind.ts'
import { headline } from './parts.ts'

/** What the protagonist carries; the id is the item's. */
export const inventory = kind({
  seenAs: 'acquiredAt',
  repeats: true,
  adds: ['acquiredAt', 'condition'],
  keys: { to: 'items' },
  fields: {
    /** Owned if left out. @example Lent */
    status: optional(line('status')),
    /** The condition it is in, if the item does not say. @example Worn */
    condition: optional(line('label')),
    /** The pocket it is in, if that is not the item's category. @example weapon */
    category: optional(line('category')),
    /** Only for a thing acquired before this chapter. */
    acquiredAt: optional(chapter),
    headline,
  },
})
