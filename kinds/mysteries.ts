import { choice } from './field.ts'
import { kind } from './kind.ts'
import { forgets, headline, plainDescription, spellings, title, told } from './parts.ts'

/** How far a mystery is solved. */
export const MYSTERY_STATUSES = ['open', 'partly resolved', 'resolved'] as const

/** A question that the story leaves open. */
export const mysteries = kind({
  opensIn: 'list',
  narrowedBy: [['Status', 'status']],
  labels: { title: 'Mysteries', one: 'mystery' },
  fields: {
    title,
    description: plainDescription,
    /** How far it is solved. */
    status: choice(MYSTERY_STATUSES, 'status'),
    told,
    spellings,
    forgets,
    headline,
  },
})
