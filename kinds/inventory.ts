import { chapter, line, optional } from './field.ts'
import { kind } from './kind.ts'
import { headline } from './parts.ts'

/** What the protagonist carries; the id is that of the item. */
export const inventory = kind({
  seenAs: 'acquiredAt',
  repeats: true,
  keys: { to: 'items' },
  fields: {
    status: optional(line('status')),
    condition: optional(line('label')),
    category: optional(line('category')),
    acquiredAt: optional(chapter),
    headline,
  },
})
