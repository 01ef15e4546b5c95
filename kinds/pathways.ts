import { count, group, line, list, map, optional, text } from './field.ts'
import { kind } from './kind.ts'
import { description, forgets, headline, icon, name, namedAbilities, spellings, told } from './parts.ts'

const ingredientLines = optional(list(line('prose')))

/** One Sequence of a pathway. A Sequence that no chapter has named yet is not written at all. */
const sequence = {
  name,
  ancientName: optional(line('alias')),
  description: optional(text('prose')),
  discoveryMethod: optional(line('prose')),
  abilities: namedAbilities,
  ingredients: optional(group({ main: ingredientLines, supplementary: ingredientLines })),
  acting_method: optional(text('prose')),
  additionalInfo: optional(text('prose')),
  ritual: optional(text('prose')),
  headline,
}

/** A person known to walk the pathway; the name is taken from the character of that id where none is written. */
const knownBeyonder = {
  characterName: optional(line('caller')),
  sequenceNumber: optional(count(0, 9)),
  sequenceName: optional(line('alias')),
}

const sequenceKey = { source: /^sequence_[0-9]$/, message: 'The keys are sequence_9 down to sequence_0.' }

export const pathways = kind({
  seenAs: 'firstDiscoveredAt',
  opensIn: 'page',
  fields: {
    name,
    icon,
    /** What it is about; none while unknown. @example Storms */
    domain: optional(line('category')),
    /** The deity it is said to lead to, by the name that readers know. @example Lady of the Sea */
    deity: optional(line('label')),
    /** Its other names. @example [Wind-walker] */
    alsoKnownAs: optional(list(line('alias'))),
    /** Who holds its potions, by the name that readers know. @example Church of the Sea */
    related_faction: optional(line('label')),
    description,
    /** How it came to be known. @example Named by the captain at table. */
    discoveryMethod: optional(line('prose')),
    /**
     * Its Beyonders by the ids of characters, from which the names come.
     * @example { marta: { sequenceNumber: 9 } }
     */
    knownBeyonders: optional(map(knownBeyonder, { keys: { to: 'characters', unless: 'characterName' } })),
    /**
     * Its Sequences, each from the chapter that first names it (below).
     * @example { sequence_9: { name: Deckhand } }
     */
    sequences: optional(map(sequence, { keys: { pattern: sequenceKey }, seenAs: 'discoveredAt' })),
    told,
    spellings,
    forgets,
    headline,
  },
})
