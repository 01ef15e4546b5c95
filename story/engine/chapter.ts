import type { Field, Fields } from '#kinds/field.ts'
import { declarationOf, type Entries, type Kind, kinds } from '#kinds/kinds.ts'
import type { Salary } from '#story/schema/money.ts'
import type { Known, Shape } from './known.ts'

export type KnownOf<K extends Kind> = Known<Entries[K]>

/** For each kind, its fields that are maps of separately gated entries and its growing lists. */
export const shapes = Object.fromEntries(kinds.map((kind) => [kind, shapeOf(declarationOf(kind).fields)])) as Readonly<
  Record<Kind, Shape>
>

function shapeOf(fields: Fields): Shape {
  const parts: Record<string, Shape[string]> = {}
  for (const [name, field] of Object.entries(fields)) {
    const part = partOf(field)
    if (part) parts[name] = part
  }
  return parts
}

function partOf(field: Field): Shape[string] | undefined {
  if (field.type === 'map') return shapeOf(field.fields)
  if (field.type === 'facts') return 'facts'
  return field.type === 'list' && field.of.type === 'text' && field.of.role === 'activity' ? 'activities' : undefined
}

/** What one chapter says about the entries of a kind: patches by id; `null` removes the entry. */
export type ToldEntries = Readonly<Record<string, Readonly<Record<string, unknown>> | null>>

/** The protagonist's progress in the present Sequence, in whole per cent. How long the Sequence takes is never sent. */
export type Progress = { name: string; number: number; percent: number }

/** A chapter as stored in a story file: what it tells, and what book.yaml ties to it. */
export type Chapter = { readonly [K in Kind]?: ToldEntries } & {
  readonly title?: string
  readonly date?: string
  readonly salary?: Salary
  readonly progress?: Progress
  /** Drawings, keyed by glyph name: path data in a box of 512. */
  readonly glyphs?: Readonly<Record<string, readonly string[]>>
}

/** All chapters loaded so far, keyed `chapter_N` (specification section 3). */
export type ChapterLookup = Readonly<Record<string, Chapter>>

export const chapterKey = (number: number) => `chapter_${number}`

/** The number in a `chapter_N` key. */
export const chapterNumber = (key: string) => Number(key.slice('chapter_'.length))
