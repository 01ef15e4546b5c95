import { chapter, fitting, line, list, map, optional, reference } from './field.ts'
import { type EntryOf, kind } from './kind.ts'
import { aliases, description, headline, icon, name, tags } from './parts.ts'

/** A member; name, status and first appearance are taken from the character of that id where none are written. */
const member = {
  name: optional(name),
  role: line('label'),
  firstAppearance: optional(chapter),
  status: optional(line('status')),
}

export const organizations = kind({
  seenAs: 'firstMention',
  ownsNames: true,
  fields: {
    name,
    group: optional(line('category')),
    status: fitting(/^(?:Active|Destroyed|Disbanded|Unknown)$/, optional(line('status'))),
    affiliatedChurch: optional(line('label')),
    pathwaysHeld: optional(list(reference('pathways'))),
    deity: optional(line('label')),
    description,
    location: optional(line('label')),
    knownMembers: optional(map(member, { keys: { to: 'characters', unless: 'name' }, seenAs: 'firstAppearance' })),
    aliases,
    tags,
    icon,
    headline,
  },
})

export type Organization = EntryOf<typeof organizations>
