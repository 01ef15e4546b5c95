import { amount, blocks, chapter, choice, count, group, line, list, map, marked, optional } from './field.ts'
import { type EntryOf, kind } from './kind.ts'
import {
  appearance,
  description,
  forgets,
  headline,
  icon,
  image,
  name,
  namedAbilities,
  recentActivities,
  spellings,
  told,
} from './parts.ts'
import { GRADES, RARITIES } from './rarities.ts'

const abilityLines = optional(list(line('prose')))

export const items = kind({
  seenAs: 'discoveredAt',
  opensIn: 'category',
  ownsNames: true,
  fields: {
    name,
    /**
     * `weapon`, `tool`, `consumable`, `artifact`, or a label of its own: `Materials & Components`, `Potions &
     * Elixirs`, `Beyonder Characteristics`, `Other` (documents, books, pictures).
     * @example weapon
     */
    category: line('category'),
    /** What sort of thing it is. @example Revolver */
    type: optional(line('label')),
    /** For a Sealed Artifact, its grade, from `grade3` (mildest) to `grade0`. */
    rarity: optional(choice([...RARITIES, ...GRADES, 'unknown'])),
    /** What was paid for it, or is asked. @example { pounds: 1, soli: 10 } */
    price: optional(amount),
    /** How many there are. @example 5 */
    quantity: optional(count(0)),
    icon,
    image,
    /** None means Discovered; `Owned`, `Missing`, `Destroyed`, `Consumed`, `Sealed` … @example Owned */
    status: marked('thing', optional(line('status'))),
    /** A name, or `Unknown` if the question is open. @example Marta */
    owner: optional(line('owner')),
    description,
    /** What is read in it; shown instead of the description. @example Every traveller shall return. */
    fullContent: optional(blocks('body')),
    /** The condition it is in. @example Cracked */
    condition: optional(line('label')),
    /** What it is loaded with. @example Five bullets */
    ammo: optional(line('label')),
    /** How much it matters. @example High */
    importance: optional(line('label')),
    /** A short summary of what is known about it. @example { function: Calls a messenger } */
    details: optional(
      group({
        name: optional(name),
        appearance: optional(line('prose')),
        function: optional(line('prose')),
        ability: optional(line('prose')),
      }),
    ),
    /**
     * Souls that it holds: whose each one is and what it grants.
     * @example { the-ringer: { name: The Ringer, owner: Marta } }
     */
    abilities: optional(
      map({ name, owner: optional(line('mention')), abilities: namedAbilities }, { seenAs: 'discoveredAt' }),
    ),
    /**
     * What a Sealed Artifact does, what it costs, and how it is kept.
     * @example { positive: [Wakes the dead], negative: [Deafens] }
     */
    abilities_custom: optional(
      group({
        positive: abilityLines,
        negative: abilityLines,
        sealingMethod: abilityLines,
        special: abilityLines,
      }),
    ),
    /** Only for a thing that is in no inventory. */
    acquiredAt: optional(chapter),
    /** Rarely needed: the default is the number of the file. */
    discoveredAt: optional(chapter),
    /** Only for a thing that was mentioned earlier without a name. */
    firstMention: optional(chapter),
    recentActivities,
    told,
    appearance,
    spellings,
    forgets,
    headline,
  },
  view: {
    groupedBy: 'category',
    inOrderOf: 'itemCategories',
    filters: 'items',
    counted: {
      one: 'thing',
      many: 'things',
      lede: '{count} seen, carried, lost or locked away, up to Chapter {chapter}.',
    },
    card: 'item',
    numbered: '{label}, No. {number}',
    figure: 'item-figure',
    badges: 'item-badges',
    body: ['fullContent', 'description'],
    facts: [
      ['Status', 'status', 'Discovered'],
      ['Acquired', 'acquiredAt', ['Discovered', 'firstSeen']],
      ['Owner', 'owner'],
      ['Quantity', 'quantity'],
      ['Price', 'price'],
      ['Condition', 'condition'],
      ['Ammo', 'ammo'],
      ['Importance', 'importance'],
    ],
    sections: [
      ['Additional details', 'details'],
      ['Abilities', 'abilities_custom', 'item-effects'],
      ['Soul abilities', 'abilities', 'item-souls'],
      ['Recent activities', 'recentActivities'],
    ],
  },
})

export type Item = EntryOf<typeof items>
