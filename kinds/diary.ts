import { count, line, optional, text } from './field.ts'
import { kind } from './kind.ts'
import { description, forgets, headline, spellings, title, told } from './parts.ts'

/** An entry of the diary that is read in the story, page by page. */
export const diary = kind({
  seenAs: 'chapter',
  opensIn: 'journal',
  fields: {
    title,
    order: count(1),
    shortInfo: optional(line('prose')),
    keyRevelation: optional(line('prose')),
    diaryDate: optional(line('label')),
    discoveredBy: optional(line('label')),
    discoveredHow: optional(line('prose')),
    discoveredDate: optional(line('day')),
    importance: optional(line('label')),
    description: optional(description),
    /** Pages open with a marker of the form `Page 1 (label):`. */
    content: optional(text('body', undefined, 6000)),
    told,
    spellings,
    forgets,
    headline,
  },
})
