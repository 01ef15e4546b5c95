import { chapter, line, list, map, optional } from './field.ts'
import { type EntryOf, kind } from './kind.ts'
import { aliases, description, headline, icon, name, tags } from './parts.ts'

/** A believer; name and first appearance are taken from the character of that id where none are written. */
const follower = { name: optional(name), role: optional(line('label')), firstAppearance: optional(chapter) }

export const deities = kind({
  seenAs: 'firstMention',
  ownsNames: true,
  fields: {
    name,
    group: optional(line('category')),
    status: optional(line('status')),
    domain: optional(line('label')),
    churches: optional(list(line('label'))),
    aliases,
    description,
    followers: optional(map(follower, { keys: { to: 'characters', unless: 'name' }, seenAs: 'firstAppearance' })),
    tags,
    icon,
    headline,
  },
})

export type Deity = EntryOf<typeof deities>
