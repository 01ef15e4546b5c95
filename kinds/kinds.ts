import { abilities } from './abilities.ts'
import { characters } from './characters.ts'
import { deities } from './deities.ts'
import { diary } from './diary.ts'
import { history } from './history.ts'
import { inventory } from './inventory.ts'
import { items } from './items.ts'
import type { EntryOf, Kind as Declaration } from './kind.ts'
import { locations } from './locations.ts'
import { mysteries } from './mysteries.ts'
import { news } from './news.ts'
import { notes } from './notes.ts'
import { organizations } from './organizations.ts'
import { pathways } from './pathways.ts'
import { quests } from './quests.ts'
import { transactions } from './transactions.ts'
import { worldLore } from './world-lore.ts'

/** Everything that can be known, by collection (specification section 3, "Chapter state"). The one list of kinds. */
export const KINDS = {
  characters,
  pathways,
  items,
  inventory,
  deities,
  organizations,
  locations,
  worldLore,
  history,
  diary,
  notes,
  mysteries,
  news,
  quests,
  transactions,
  abilities,
}

export type Kind = keyof typeof KINDS

/** The entries of all kinds, as their first telling writes them. */
export type Entries = { [K in Kind]: EntryOf<(typeof KINDS)[K]> }

export const kinds = Object.keys(KINDS) as Kind[]

export const isKind = (key: string): key is Kind => Object.hasOwn(KINDS, key)

/** A kind without its exact fields, for code that treats all alike. */
export const declarationOf = (kind: Kind): Declaration => KINDS[kind]
