import { chapter, line, list, map, naming, optional } from './field.ts'
import { kind } from './kind.ts'
import { aliases, description, headline, icon, name, tags } from './parts.ts'

/** A believer; name and first appearance are taken from the character of that id where none are written. */
const follower = { name: optional(name), role: optional(line('label')), firstAppearance: optional(chapter) }

export const deities = kind({
  seenAs: 'firstMention',
  opensIn: 'drawer',
  ownsNames: true,
  fields: {
    name,
    group: optional(line('category')),
    status: optional(line('status')),
    domain: optional(line('label')),
    churches: naming(['organizations'], optional(list(line('label')))),
    aliases,
    description,
    followers: optional(
      map(follower, { keys: { to: 'characters', unless: 'name' }, seenAs: 'firstAppearance', roleOfAll: 'Follower' }),
    ),
    tags,
    icon,
    headline,
  },
  view: {
    groupedBy: 'group',
    unnamed: 'Unknown',
    cardFoot: 'Discovered in: Ch {chapter}',
    facts: [
      ['First seen', 'firstSeen'],
      ['Group', 'group'],
      ['Status', 'status'],
      ['Domain', 'domain'],
      ['Churches', 'churches'],
    ],
    sections: [
      ['Known Followers', 'followers'],
      ['Tags', 'tags'],
    ],
  },
})
