import { choice } from './field.ts'
import { kind } from './kind.ts'
import { forgets, headline, plainDescription, spellings, title, told } from './parts.ts'

/** A question that the story leaves open. */
export const mysteries = kind({
  opensIn: 'feed',
  words: { title: 'Mysteries', one: 'mystery' },
  fields: {
    title,
    description: plainDescription,
    /** How far it is solved. */
    status: choice(['open', 'partly resolved', 'resolved'], 'status'),
    told,
    spellings,
    forgets,
    headline,
  },
})
