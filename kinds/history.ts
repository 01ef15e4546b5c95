import { line, list, optional, text } from './field.ts'
import { type EntryOf, kind } from './kind.ts'
import { description, headline, title } from './parts.ts'

export const history = kind({
  seenAs: 'revealedAt',
  fields: {
    title,
    era: optional(line('category')),
    timeframe: optional(line('label')),
    description,
    significance: optional(text('prose', { least: 2, most: 40, why: 'What matters of it is said in a sentence.' })),
    events: optional(list(line('prose'))),
    keyFigures: optional(list(line('mention'))),
    headline,
  },
})

export type History = EntryOf<typeof history>
