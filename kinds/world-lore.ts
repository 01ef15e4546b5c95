import { line, optional } from './field.ts'
import { kind } from './kind.ts'
import { description, forgets, headline, name, spellings, tags, told } from './parts.ts'

export const worldLore = kind({
  seenAs: 'firstMention',
  opensIn: 'category',
  narrowedBy: [['Group', 'group']],
  searchedIf: { field: 'category', is: 'Lore' },
  fields: {
    name,
    /** The group on its screen. @example Mysticism */
    group: optional(line('category')),
    /** `Lore`: the search finds only this category. @example Lore */
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
