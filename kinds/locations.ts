import { around, chapter, line, optional, reference, text } from './field.ts'
import { kind } from './kind.ts'
import { appearance, background, description, forgets, headline, name, spellings, told } from './parts.ts'

const significance = text('prose', { least: 2, most: 40, why: 'What matters of a place is said in a sentence.' })

export const locations = kind({
  seenAs: 'firstMention',
  opensIn: 'category',
  narrowedBy: [['Group', 'group']],
  ownsNames: true,
  fields: {
    name,
    /** The city or country it lies in. @example Marseille */
    group: optional(line('category')),
    description,
    /** Why it matters. @example All ships of the company sail from it. */
    significance: optional(significance),
    /** The next larger place: a room lies in its house, a street in its city. @example marseille */
    within: around(optional(reference('locations'))),
    /** The chapter in which the protagonist first sets foot there; left out while it is only spoken of. */
    firstVisit: optional(chapter),
    /** Only for a place that was spoken of earlier without a name. */
    firstMention: optional(chapter),
    told,
    appearance,
    background,
    spellings,
    forgets,
    headline,
  },
  view: {
    groupedBy: 'group',
    unnamed: 'General',
    cardMeta: 'address',
    cardFoot: 'Unlocked: Ch {chapter}',
    dateline: 'First mentioned/visited in Chapter {chapter}',
    facts: [
      ['Group', 'group'],
      ['First visited', 'firstVisit'],
    ],
    sections: [['Significance', 'significance']],
    tree: { way: 'The way down', within: 'Places within' },
  },
})
