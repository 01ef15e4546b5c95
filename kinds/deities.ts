import { chapter, line, list, map, naming, optional, text } from './field.ts'
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
    titles: optional(list(line('caller'))),
    symbol: optional(line('label')),
    holyDay: optional(line('label')),
    /** The words by which believers call upon it, in full. */
    honorificName: optional(text('body', { least: 3, most: 80, why: 'A name of honour has a few lines.' })),
    churches: naming(['organizations'], optional(list(line('label')))),
    aliases,
    description,
    followers: optional(
      map(follower, { keys: { to: 'characters', unless: 'name' }, seenAs: 'firstAppearance', roleOfAll: 'Follower' }),
    ),
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
    unnamed: 'Unknown',
    cardFoot: 'Discovered in: Ch {chapter}',
    facts: [
      ['First seen', 'firstSeen'],
      ['Group', 'group'],
      ['Status', 'status'],
      ['Domain', 'domain'],
      ['Titles', 'titles'],
      ['Symbol', 'symbol'],
      ['Holy day', 'holyDay'],
      ['Churches', 'churches'],
    ],
    sections: [
      ['Honorific name', 'honorificName'],
      ['Known Followers', 'followers'],
      ['Tags', 'tags'],
    ],
  },
})
