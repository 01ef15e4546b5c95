import { count, line, optional, reference, text } from './field.ts'
import { kind } from './kind.ts'
import { forgets, headline, name, told } from './parts.ts'

/** An ability of the protagonist, in one of the groups that book.yaml names. */
export const abilities = kind({
  seenAs: 'discoveredAt',
  fields: {
    name,
    /** The key of the group. */
    group: line('category'),
    description: text('body', { least: 6, most: 60, why: 'An ability is explained in one to three sentences.' }),
    /** Only in a group that stands by rungs: the pathway and the number of the Sequence that gives it. */
    pathway: optional(reference('pathways')),
    sequence: optional(count(0, 9)),
    told,
    forgets,
    headline,
  },
})
