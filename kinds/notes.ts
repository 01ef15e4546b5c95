import { choice, line, optional, text } from './field.ts'
import { kind } from './kind.ts'
import { headline, spellings, tags, title } from './parts.ts'

/** A note in the protagonist's own voice. */
export const notes = kind({
  seenAs: 'chapter',
  opensIn: 'journal',
  fields: {
    title: optional(title),
    date: optional(line('day')),
    category: choice(['mystery', 'theory', 'other']),
    content: text('body', { least: 10, most: 75, why: 'A note is one to four sentences in one voice.' }),
    tags,
    spellings,
    headline,
  },
})
