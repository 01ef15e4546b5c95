import { line, list, naming, optional, text } from './field.ts'
import { kind } from './kind.ts'
import { description, forgets, headline, spellings, title, told } from './parts.ts'

export const history = kind({
  seenAs: 'revealedAt',
  opensIn: 'category',
  fields: {
    title,
    /** The age of the world; without one it is listed under General. @example The old empire */
    era: optional(line('category')),
    /** As precise as the novel is. @example About 1,500 years ago */
    timeframe: optional(line('label')),
    description,
    /** Its consequences. @example The end of the old empire. */
    significance: optional(text('prose', { least: 2, most: 40, why: 'What matters of it is said in a sentence.' })),
    /** What happened, one line per event. @example [The empire fell.] */
    events: optional(list(line('prose'))),
    /** Who took part in it, by the names that readers know. @example [Marta Black] */
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
