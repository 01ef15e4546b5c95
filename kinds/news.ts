import { optional, text } from './field.ts'
import { kind } from './kind.ts'
import { headline, title } from './parts.ts'

/** A report that does not belong to any other entry. */
export const news = kind({
  opensIn: 'feed',
  labels: { title: 'News', one: 'report', mark: 'News' },
  repeats: true,
  fields: {
    title,
    /** What the report says. @example The old bridge has been closed for good. */
    content: optional(text('body')),
    headline,
  },
})
