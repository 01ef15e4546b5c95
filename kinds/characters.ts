import {
  chapter,
  count,
  fitting,
  flag,
  gated,
  group,
  line,
  map,
  marked,
  optional,
  present,
  reference,
  text,
} from './field.ts'
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

const sequence = group({
  pathway: reference('pathways'),
  number: optional(count(0, 9)),
  name: optional(name),
  discoveredAt: optional(chapter),
})

const card = group({
  location: present(optional(line('label'))),
  job: present(optional(line('label'))),
  mainGoal: optional(line('prose')),
  primaryPathway: gated('protagonistPathway', optional(reference('pathways'))),
  /** The name that the protagonist goes by in this chapter. */
  alias: present(optional(line('caller'))),
  condition: present(optional(line('prose'))),
})

const STATUS = /^(?:Alive|Missing|Wanted|Unknown|Active|Dead|Deceased(?: \([^)]+\))?)$/

export const characters = kind({
  seenAs: 'firstAppearance',
  opensIn: 'category',
  narrowedBy: [
    ['Status', 'status'],
    ['{pathways.person}', 'beyonder'],
  ],
  ownsNames: true,
  fields: {
    name,
    /** The group on the Characters screen. @example Crew */
    category: line('category'),
    aliases,
    /** The real name, if it differs from `name`. @example Marta Black */
    realName: optional(line('caller')),
    /**
     * A Beyonder's place on a pathway; shown from the book's gate on, however early it is told.
     * @example { pathway: sailor, number: 9, name: Deckhand }
     */
    sequence: gated('sequences', optional(sequence)),
    /** The badge; left out until it is known. */
    beyonder: optional(flag),
    /** `Dead`, or anything that begins with `Deceased`, greys the card and sorts it last. @example Alive */
    status: marked('person', fitting(STATUS, line('status'))),
    /** Only for somebody who was shown earlier without a name. */
    firstAppearance: optional(chapter),
    /** The side they are on. @example Crew */
    faction: optional(line('label')),
    /** Where they live. @example Marseille */
    location: optional(line('label')),
    description,
    /** What they can do, each ability under its own id. @example { night-eyes: { name: Night eyes } } */
    abilities: namedAbilities,
    image,
    /** Their looks, from which the profile is cut (below). @example { sex: female, age: old, station: gentle } */
    portrait: optional(portrait),
    /**
     * The glyph of somebody who is not a person (an animal, an empty suit of armour); drawn instead of a profile.
     * @example sitting-dog
     */
    icon,
    recentActivities,
    /**
     * The protagonist only: what Home says about the current chapter.
     * @example { job: Clerk, mainGoal: Find the map }
     */
    card: optional(card),
    /**
     * The protagonist only: names and roles lived under, listed on Home.
     * @example { abbe-busoni: { name: The Abbé } }
     */
    identities: optional(map({ name, description: optional(text('prose')) })),
    ties,
    told,
    appearance,
    background,
    spellings,
    forgets,
    headline,
  },
  view: {
    groupedBy: 'category',
    deadLast: 'status',
    card: 'person',
    figure: 'person-figure',
    badges: 'person-badges',
    facts: [
      ['Real name', 'realName'],
      ['Status', 'status'],
      ['First seen', 'firstAppearance'],
      ['{pathways.person}', 'beyonder'],
      ['Faction', 'faction'],
      ['Location', 'location'],
    ],
    sections: [
      ['{pathways.rank}', 'sequence', 'sequence'],
      ['Abilities', 'abilities'],
      ['Recent activities', 'recentActivities'],
    ],
  },
})

export type Character = EntryOf<typeof characters>
