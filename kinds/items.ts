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
     * `weapon`, `tool`, `consumable`, `artifact`, or one of the labels: `Materials & Components`, `Potions & Elixirs`,
     * `Beyonder Characteristics`, `Other` (documents, books, pictures).
     * @example weapon
     */
    category: line('category'),
    /** What sort of thing it is. @example Revolver */
    type: optional(line('label')),
    /** The grade of a Sealed Artifact, from `grade3` (mildest) to `grade0`. */
    rarity: optional(choice([...RARITIES, ...GRADES, 'unknown'])),
    /** The price paid or asked. @example { pounds: 1, soli: 10 } */
    price: optional(amount),
    /** How many there are. @example 5 */
    quantity: optional(count(0)),
    icon,
    image,
    /** Discovered if left out; `Owned`, `Missing`, `Destroyed`, `Consumed`, `Sealed` … @example Owned */
    status: marked('thing', optional(line('status'))),
    /** A name, or `Unknown` if the story leaves that open. @example Marta */
    owner: optional(line('owner')),
    description,
    /** The text written in it; shown instead of the description. @example Every traveller shall return. */
    fullContent: optional(blocks('body')),
    /** The condition it is in. @example Cracked */
    condition: optional(line('label')),
    /** What it is loaded with. @example Five bullets */
    ammo: optional(line('label')),
    /** How much it matters. @example High */
    importance: optional(line('label')),
    /** A short summary of what is known. @example { function: Calls a messenger } */
    details: optional(
      group({
        name: optional(name),
        appearance: optional(line('prose')),
        function: optional(line('prose')),
        ability: optional(line('prose')),
      }),
    ),
    /**
     * The souls it holds, with the owner of each and what it grants.
     * @example { the-ringer: { name: The Ringer, owner: Marta } }
     */
    abilities: optional(
      map({ name, owner: optional(line('mention')), abilities: namedAbilities }, { seenAs: 'discoveredAt' }),
    ),
    /**
     * What a Sealed Artifact does, its drawbacks, and how it is stored.
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
    /** Only for a thing that is not in an inventory. */
    acquiredAt: optional(chapter),
    /** Rarely needed: the default is the chapter of the file. */
    discoveredAt: optional(chapter),
    /** Only for a thing mentioned earlier without a name. */
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
