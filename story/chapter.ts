import type { Fields } from '#kinds/field.ts'
import { declarationOf, type Entries, type Kind, kinds } from '#kinds/kinds.ts'
import type { Known, NestedMaps } from './known.ts'
import type { Salary } from './schema/money.ts'

export type KnownOf<K extends Kind> = Known<Entries[K]>

/** The collections, each with its fields that are maps of entries gated one by one. */
export const nestedMaps = Object.fromEntries(
  kinds.map((kind) => [kind, mapsOf(declarationOf(kind).fields)]),
) as Readonly<Record<Kind, NestedMaps>>

function mapsOf(fields: Fields): NestedMaps {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => (field.type === 'map' ? [[name, mapsOf(field.fields)]] : [])),
  )
}

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
