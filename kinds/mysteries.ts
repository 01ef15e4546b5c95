import { choice } from './field.ts'
import { type EntryOf, kind } from './kind.ts'
import { headline, plainDescription, title } from './parts.ts'

/** A question that the story leaves open. */
export const mysteries = kind({
  fields: {
    title,
    description: plainDescription,
    status: choice(['open', 'partly resolved', 'resolved'], 'status'),
    headline,
  },
})

export type Mystery = EntryOf<typeof mysteries>
