import { line, optional } from './field.ts'
import { type EntryOf, kind } from './kind.ts'
import { description, headline, name, tags } from './parts.ts'

export const worldLore = kind({
  seenAs: 'firstMention',
  fields: {
    name,
    group: optional(line('category')),
    /** Search finds only the category `Lore` (specification section 2). */
    category: optional(line('category')),
    description,
    tags,
    headline,
  },
})

export type WorldLore = EntryOf<typeof worldLore>
