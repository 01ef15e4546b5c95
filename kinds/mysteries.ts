import { choice } from './field.ts'
import { kind } from './kind.ts'
import { headline, plainDescription, title } from './parts.ts'

/** A question that the story leaves open. */
export const mysteries = kind({
  opensIn: 'feed',
  words: { title: 'Mysteries', one: 'mystery' },
  fields: {
    title,
    description: plainDescription,
    status: choice(['open', 'partly resolved', 'resolved'], 'status'),
    headline,
  },
})
