import { chapter, fitting, line, list, map, marked, naming, optional, reference } from './field.ts'
import { kind } from './kind.ts'
import {
  aliases,
  appearance,
  background,
  description,
  forgets,
  headline,
  icon,
  name,
  spellings,
  tags,
  ties,
  told,
} from './parts.ts'

/** A member; the name, status and first appearance default to those of the character with that id. */
const member = {
  name: optional(name),
  role: line('label'),
  firstAppearance: optional(chapter),
  status: optional(line('status')),
}

export const organizations = kind({
  seenAs: 'firstMention',
  opensIn: 'category',
  ownsNames: true,
  fields: {
    name,
    /** The group on its screen; without one it is listed under General. @example Companies */
    group: optional(line('category')),
    /** Whether it is still active. @example Active */
    status: marked('group', fitting(/^(?:Active|Destroyed|Disbanded|Unknown)$/, optional(line('status')))),
    /** The church it belongs to, by the name that readers know. @example Church of the Sea */
    affiliatedChurch: naming(['organizations'], optional(line('label'))),
    /** The pathways whose potions it holds. @example [sailor] */
    pathwaysHeld: optional(list(reference('pathways'))),
    /** The deity it serves, by the name that readers know. @example Lady of the Sea */
    deity: naming(['deities'], optional(line('label'))),
    description,
    /** Where it is based, by the name that readers know. @example Marseille */
    location: naming(['locations'], optional(line('label'))),
    /**
     * Its members, keyed by character id; the name, status and first appearance come from the character.
     * @example { marta: { role: Captain } }
     */
    knownMembers: optional(map(member, { keys: { to: 'characters', unless: 'name' }, seenAs: 'firstAppearance' })),
    aliases,
    tags,
    icon,
    ties,
    told,
    appearance,
    background,
    spellings,
    forgets,
    headline,
  },
  view: {
    groupedBy: 'group',
    unnamed: 'General',
    cardMeta: 'status',
    facts: [
      ['Status', 'status'],
      ['Group', 'group'],
      ['First seen', 'firstSeen'],
      ['Affiliated church', 'affiliatedChurch'],
      ['Deity', 'deity'],
      ['{pathways} held', 'pathwaysHeld'],
      ['Location', 'location'],
    ],
    sections: [
      ['Known Members', 'knownMembers'],
      ['Tags', 'tags'],
    ],
  },
})
