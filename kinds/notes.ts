import { choice, line, optional, text } from './field.ts'
import { kind } from './kind.ts'
import { headline, spellings, tags, title } from './parts.ts'

/** A note in the protagonist's own voice. */
export const notes = kind({
  seenAs: 'chapter',
  opensIn: 'journal',
  narrowedBy: [['Kind', 'category']],
  fields: {
    title: optional(title),
    /** The day on which it was written. @example 1 May 1815 */
    date: optional(line('day')),
    /** What sort of note it is. */
    category: choice(['mystery', 'theory', 'other']),
    /**
     * In the protagonist's voice, in the first person.
     * @example Who put the notebook on my desk, and why do I remember none of it?
     */
    content: text('body', { least: 10, most: 75, why: 'A note is one to four sentences in one voice.' }),
    tags,
    spellings,
    headline,
  },
  view: {
    isNewestFirst: true,
    layout: 'lines',
    card: 'note',
    head: 'note-facts',
    body: [],
    facts: [],
    sections: [
      ['Note', 'content', 'note-text'],
      ['Tags', 'tags'],
    ],
  },
})
