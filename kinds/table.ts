// Written by scripts/kinds-table.mjs from the files of this folder; never by hand.
import { abilities } from './abilities.ts'
import { characters } from './characters.ts'
import { deities } from './deities.ts'
import { diary } from './diary.ts'
import { history } from './history.ts'
import { inventory } from './inventory.ts'
import { items } from './items.ts'
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
