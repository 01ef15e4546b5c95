import type { Known, NestedMaps } from './known.ts'
import type { Ability } from './schema/ability.ts'
import type { Character } from './schema/character.ts'
import type { InventoryEntry, Item } from './schema/item.ts'
import type { DiaryEntry, Mystery, NewsItem, Note } from './schema/journals.ts'
import type { Salary, Transaction } from './schema/money.ts'
import type { Pathway } from './schema/pathway.ts'
import type { Quest } from './schema/quest.ts'
import type { Deity, History, Location, Organization, WorldLore } from './schema/world.ts'

/** Everything that can be known, by collection (specification section 3, "Chapter state"). */
export type Kinds = {
  characters: Character
  pathways: Pathway
  items: Item
  inventory: InventoryEntry
  deities: Deity
  organizations: Organization
  locations: Location
  worldLore: WorldLore
  history: History
  diary: DiaryEntry
  notes: Note
  mysteries: Mystery
  news: NewsItem
  quests: Quest
  transactions: Transaction
  abilities: Ability
}

export type Kind = keyof Kinds
export type KnownOf<K extends Kind> = Known<Kinds[K]>

/** The collections, each with its fields that are maps of entries gated one by one. */
export const nestedMaps: Readonly<Record<Kind, NestedMaps>> = {
  characters: { abilities: {}, identities: {} },
  pathways: { sequences: { abilities: {} }, knownBeyonders: {} },
  items: { abilities: { abilities: {} } },
  inventory: {},
  deities: { followers: {} },
  organizations: { knownMembers: {} },
  locations: {},
  worldLore: {},
  history: {},
  diary: {},
  notes: {},
  mysteries: {},
  news: {},
  quests: { objectives: {} },
  transactions: {},
  abilities: {},
}

export const kinds = Object.keys(nestedMaps) as Kind[]

export const isKind = (key: string): key is Kind => Object.hasOwn(nestedMaps, key)

/** What one chapter says of the entries of one kind: patches by id, `null` removes. */
export type ToldEntries = Readonly<Record<string, Readonly<Record<string, unknown>> | null>>

/** How far the protagonist has come in the present rung, in whole percent. How long it takes is told nowhere. */
export type Progress = { name: string; number: number; percent: number }

/** A chapter as it stands in a story file: what it tells, and what book.yaml dates to it. */
export type Chapter = { readonly [K in Kind]?: ToldEntries } & {
  readonly title?: string
  readonly date?: string
  readonly salary?: Salary
  readonly progress?: Progress
  /** Drawings by glyph name: path data in a box of 512. */
  readonly glyphs?: Readonly<Record<string, readonly string[]>>
}

/** All chapters that have been loaded, keyed `chapter_N` (specification section 3). */
export type ChapterLookup = Readonly<Record<string, Chapter>>

export const chapterKey = (number: number) => `chapter_${number}`
