import { line, optional } from './field.ts'
import { kind } from './kind.ts'
import { description, forgets, headline, name, spellings, tags, told } from './parts.ts'

export const worldLore = kind({
  seenAs: 'firstMention',
  opensIn: 'drawer',
  searchedIf: { field: 'category', is: 'Lore' },
  fields: {
    name,
    group: optional(line('category')),
    /** Search finds only the category `Lore` (specification section 2). */
    category: optional(line('category')),
    description,
    tags,
    told,
    spellings,
    forgets,
    headline,
  },
  view: {
    groupedBy: 'group',
    unnamed: 'General',
    cardMeta: 'category',
    dateline: 'First mentioned in Chapter {chapter}',
    facts: [
      ['Group', 'group'],
      ['Category', 'category'],
    ],
    sections: [['Tags', 'tags']],
  },
})
