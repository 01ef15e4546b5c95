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
  opensIn: 'category',
  ownsNames: true,
  fields: {
    name,
    /**
     * The group on its screen: `Orthodox deities`, `Evil gods`, `Hidden existences`, `Other deities`; none counts as
     * Unknown.
     * @example Orthodox deities
     */
    group: optional(line('category')),
    /** The state it is in. @example Sleeping */
    status: optional(line('status')),
    /** What it rules. @example The sea */
    domain: optional(line('label')),
    /** What believers call it besides its name. @example [Mother of Storms] */
    titles: optional(list(line('caller'))),
    /** Its holy sign. @example An anchor */
    symbol: optional(line('label')),
    /** When it is worshipped. @example Midsummer */
    holyDay: optional(line('label')),
    /** The words by which believers call upon it, in full. @example Lady of the deep, mother of every storm. */
    honorificName: optional(text('body', { least: 3, most: 80, why: 'A name of honour has a few lines.' })),
    /** Who worships it, by the names that readers know. @example [Church of the Sea] */
    churches: naming(['organizations'], optional(list(line('label')))),
    aliases,
    description,
    /**
     * Believers by the ids of characters, from which name and first appearance come.
     * @example { marta: { role: Priestess } }
     */
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
