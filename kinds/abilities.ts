import { count, line, optional, reference, text } from './field.ts'
import { kind } from './kind.ts'
import { forgets, headline, name, told } from './parts.ts'

/** An ability of the protagonist, in one of the groups that book.yaml names. */
export const abilities = kind({
  seenAs: 'discoveredAt',
  fields: {
    name,
    /** A key of `sections.abilities.groups` in `book.yaml`. @example pathway */
    group: line('category'),
    /** What it does. @example Sees the colours of what people feel and of how well they are. */
    description: text('body', { least: 6, most: 60, why: 'An ability is explained in one to three sentences.' }),
    /** Only in a group sorted by Sequence: the pathway that gives it. @example sailor */
    pathway: optional(reference('pathways')),
    /** Only in a group sorted by Sequence: the number of the Sequence that gives it. @example 9 */
    sequence: optional(count(0, 9)),
    told,
    forgets,
    headline,
  },
})
