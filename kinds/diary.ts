import { count, line, optional, text } from './field.ts'
import { kind } from './kind.ts'
import { description, forgets, headline, spellings, title, told } from './parts.ts'

/** An entry of the diary that is read page by page in the story. */
export const diary = kind({
  seenAs: 'chapter',
  opensIn: 'journal',
  fields: {
    title,
    /** Its position in the diary. @example 3 */
    order: count(1),
    /** What it is about, on its card. @example An entry about a voyage. */
    shortInfo: optional(line('prose')),
    /** The most important thing in it. @example Its writer was not alone. */
    keyRevelation: optional(line('prose')),
    /** The day on which it was written. @example 18 November */
    diaryDate: optional(line('label')),
    /** Who found it, by the name that readers know. @example Marta */
    discoveredBy: optional(line('label')),
    /** How it was found. @example Bought at a market. */
    discoveredHow: optional(line('prose')),
    /** The day on which it was found. @example 2 May 1815 */
    discoveredDate: optional(line('day')),
    /** How much it matters. @example High */
    importance: optional(line('label')),
    /** The introduction to the entry. @example A leaf of yellowed paper about a voyage and its end. */
    description: optional(description),
    /**
     * The pages, each beginning with `Page 1 (label):`; they must not repeat the description.
     * @example "Page 1 (front): We sail."
     */
    content: optional(text('body', undefined, 6000)),
    told,
    spellings,
    forgets,
    headline,
  },
  view: {
    sortedBy: 'order',
    layout: 'leaves',
    card: 'diary',
    action: 'pages-read',
    numbered: '{title}, leaf {order}',
    head: 'diary-facts',
    body: [],
    facts: [],
    sections: [['Pages', 'content', 'diary-pages']],
    foot: 'diary-pager',
  },
})
