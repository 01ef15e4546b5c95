import type { PublicBook } from '#story/book/book.ts'

const icon = 'key'

/** A book with every part of the app, for tests that do not care which it has. */
export const allSections: PublicBook['sections'] = {
  characters: { title: 'Characters', one: 'character', icon },
  items: { title: 'Items & Artifacts', label: 'Items', one: 'item', icon },
  deities: { title: 'Deities', one: 'deity', icon },
  organizations: { title: 'Organizations', one: 'organization', icon },
  locations: { title: 'Locations', one: 'location', icon },
  history: { title: 'History', one: 'piece of history', mark: 'History', icon },
  worldLore: { title: 'World Lore', one: 'lore', mark: 'World lore', icon },
  diary: { title: 'Diary', one: 'diary leaf', mark: 'Diary', icon, route: 'old-diary', key: 'oldDiary' },
  notes: { title: 'Notes', one: 'note', icon, route: 'hero-notes', key: 'heroNotes' },
  pathways: {
    title: 'Pathways',
    one: 'pathway',
    many: 'pathways',
    icon,
    rank: 'Sequence',
    ranks: 'Sequences',
    ladder: 'Sequence Hierarchy',
    person: 'Beyonder',
    people: 'Beyonders',
    none: 'None yet.',
    undiscovered: 'Not yet.',
    noAbilities: 'None.',
  },
  quests: {
    title: 'Quest Journal',
    label: 'Quests',
    one: 'quest',
    many: 'quests',
    eyebrow: 'Case files',
    icon,
    types: [
      { key: 'main', label: 'Main', counter: 'Active main quests' },
      { key: 'side', label: 'Side', counter: 'Active side quests' },
      { key: 'longTermInvestigations', label: 'Long-term Investigations', counter: 'Active investigations' },
    ],
  },
  relations: { title: 'Relations', promise: 'Soon.' },
  map: { title: 'Map', promise: 'Soon.' },
  balance: { title: 'Balance History', one: 'payment', mark: 'Money', icon, bank: 'In the bank', wage: 'Wage' },
  inventory: { title: 'Inventory', one: 'item', icon },
  abilities: {
    title: 'Abilities',
    one: 'ability',
    icon,
    more: 'Open abilities',
    empty: 'None.',
    groups: [
      { key: 'languages', title: 'Languages', byRank: false },
      { key: 'pathway', title: 'Pathway Abilities', label: 'Pathway abilities', byRank: true },
      { key: 'grayFog', title: 'Gray Fog', byRank: false },
      { key: 'learned', title: 'Learned', byRank: false },
    ],
  },
}

/** A book without anything optional. */
export const fewestSections: PublicBook['sections'] = { characters: allSections.characters }
