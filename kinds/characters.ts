import { chapter, count, fitting, flag, gated, group, line, map, optional, present, reference, text } from './field.ts'
import { type EntryOf, kind } from './kind.ts'
import {
  aliases,
  appearance,
  background,
  description,
  forgets,
  headline,
  icon,
  image,
  name,
  namedAbilities,
  recentActivities,
  spellings,
  ties,
  told,
} from './parts.ts'
import { portrait } from './portrait.ts'

/** Where a Beyonder stands on a pathway. Held back until the chapter of the book's gate, however early it is told. */
const sequence = group({
  pathway: reference('pathways'),
  number: optional(count(0, 9)),
  name: optional(name),
  discoveredAt: optional(chapter),
})

/** The protagonist's card: what Home says of the present chapter. */
const card = group({
  location: present(optional(line('label'))),
  job: present(optional(line('label'))),
  mainGoal: optional(line('prose')),
  primaryPathway: gated('protagonistPathway', optional(reference('pathways'))),
  /** The name that the protagonist goes by in this chapter. */
  alias: present(optional(line('caller'))),
  condition: present(optional(line('prose'))),
})

export const characters = kind({
  seenAs: 'firstAppearance',
  opensIn: 'drawer',
  ownsNames: true,
  fields: {
    name,
    /** The group on the Characters screen. */
    category: line('category'),
    aliases,
    realName: optional(line('caller')),
    sequence: gated('sequences', optional(sequence)),
    beyonder: optional(flag),
    /** `Dead`, or anything that begins with `Deceased`, greys the card and sorts it last. */
    status: fitting(/^(?:Alive|Missing|Wanted|Unknown|Active|Dead|Deceased(?: \([^)]+\))?)$/, line('status')),
    firstAppearance: optional(chapter),
    faction: optional(line('label')),
    location: optional(line('label')),
    description,
    abilities: namedAbilities,
    image,
    portrait: optional(portrait),
    /** Name of a game-icons glyph, for one who is no person: it is drawn where a person's profile would be. */
    icon,
    recentActivities,
    card: optional(card),
    /** Names or roles that the protagonist has lived under; Home lists them as the identity timeline. */
    identities: optional(map({ name, description: optional(text('prose')) })),
    ties,
    told,
    appearance,
    background,
    spellings,
    forgets,
    headline,
  },
})

export type Character = EntryOf<typeof characters>
