import { line, list, naming, optional, text } from './field.ts'
import { kind } from './kind.ts'
import { description, forgets, headline, spellings, title, told } from './parts.ts'

export const history = kind({
  seenAs: 'revealedAt',
  opensIn: 'drawer',
  fields: {
    title,
    era: optional(line('category')),
    timeframe: optional(line('label')),
    description,
    significance: optional(text('prose', { least: 2, most: 40, why: 'What matters of it is said in a sentence.' })),
    events: optional(list(line('prose'))),
    keyFigures: naming(['characters', 'organizations', 'deities'], optional(list(line('mention')))),
    told,
    spellings,
    forgets,
    headline,
  },
  view: {
    groupedBy: 'era',
    unnamed: 'General',
    inOrderOf: 'eras',
    cardMeta: 'timeframe',
    cardFoot: 'Revealed: Ch {chapter}',
    dateline: 'First revealed in Chapter {chapter}',
    facts: [
      ['Era', 'era'],
      ['Timeframe', 'timeframe'],
    ],
    sections: [
      ['Historical Significance', 'significance'],
      ['Events', 'events'],
      ['Key Figures', 'keyFigures'],
    ],
  },
})
