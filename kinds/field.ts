/**
 * What a text means, both to readers and to the checks that protect them:
 *
 * - `name`: what an entry or a part of one is called; `title`: its heading; `alias`: another name for it
 * - `caller`: a name that someone goes by; `mention`: the name of someone or something else; `owner`: the same, but searched.
 *   In these three, a capital is part of the name
 * - `category`: a word that classifies entries and is searched; `status`: the present state; `label`: any other word or two
 * - `tie`: how an entry relates to the one under whose id it is written; one of the words in `ties.ts`
 * - `body`: the running text of an entry; `prose`: any other text
 * - `news`: what the activity feed says about the change; `activity`: what the entry did. Both belong to their chapter
 * - `fact`: something told permanently about the entry, with its chapter
 * - `day`: a date in the story
 * - `tag`: a word under which an entry is filed
 * - `spelling`: an alternative spelling for search, never shown
 * - `remark`: a note to other authors, never sent to readers
 * - `reference`: the id of another entry; `glyph`: the name of a drawing; `picture`: the address of a picture
 */
export type Role =
  | 'name'
  | 'title'
  | 'alias'
  | 'caller'
  | 'mention'
  | 'owner'
  | 'category'
  | 'status'
  | 'label'
  | 'tie'
  | 'body'
  | 'prose'
  | 'news'
  | 'activity'
  | 'fact'
  | 'day'
  | 'spelling'
  | 'remark'
  | 'tag'
  | 'reference'
  | 'glyph'
  | 'picture'

/** How many words a text may have; `why` is shown to an author who writes more or fewer. */
export type Words = { least: number; most: number; why: string }

/** Where the ids in a nested map come from: entries of other kinds, or a pattern. */
export type Keys = {
  /** The id must belong to a known entry of one of these kinds. */
  to?: string | readonly string[]
  /** If this field is written, the entry is complete by itself and its id need not be known. */
  unless?: string
  pattern?: { source: RegExp; message: string }
}

type Shape =
  | { type: 'text'; role: Role; most: number; to?: string; words?: Words }
  | { type: 'blocks'; role: Role; words?: Words }
  | { type: 'chapter' }
  | { type: 'count'; least: number; most?: number }
  | { type: 'flag' }
  | { type: 'choice'; role: Role; options: readonly string[] }
  | { type: 'amount' }
  | { type: 'list'; of: Field; least: number }
  | { type: 'facts'; role: 'fact'; words: Words }
  | { type: 'group'; fields: Fields }
  | { type: 'map'; fields: Fields; keys: Keys; seenAs?: string; roleOfAll?: string }

/** The two gates of book.yaml that hold a field back, even if it is told earlier (specification section 5). */
export type Gate = 'sequences' | 'protagonistPathway'

/** Whose status it is. The same word may be marked differently: `Missing` is yellow for a person and blue for a thing. */
export type Marks = 'person' | 'thing' | 'group'

declare const written: unique symbol

/** One field of an entry: what an author may write in it and what that means. Plain data, the same in every environment. */
export type Field<Value = unknown> = Shape & {
  readonly isOptional?: boolean
  readonly gate?: Gate
  readonly isPresent?: boolean
  /** Matches the status words that are allowed. */
  readonly fits?: RegExp
  /** Whose status it is, which decides how its words are marked. */
  readonly marks?: Marks
  readonly isPicture?: boolean
  /** This field names the entry that contains this one, such as the house of a room. */
  readonly isAround?: boolean
  /** The kinds in which the name is looked up, so that a record can link to the entry. */
  readonly names?: readonly string[]
  /** For the compiler only: the type of the written value. */
  readonly [written]?: Value
}

export type Fields = Readonly<Record<string, Field>>

/** A field that may be left out. */
export type Optional<Value> = Field<Value> & { readonly isOptional: true }

type Value<F> = F extends Field<infer V> ? V : never
type OptionalKeys<F extends Fields> = {
  [Key in keyof F]: F[Key] extends { readonly isOptional: true } ? Key : never
}[keyof F]

/** What an author writes for these fields. */
export type Written<F extends Fields> = {
  [Key in Exclude<keyof F, OptionalKeys<F>>]: Value<F[Key]>
} & { [Key in OptionalKeys<F>]?: Value<F[Key]> | undefined }

/** Plain text, or blocks where a text needs headings, lists or an address (specification section 3). */
export type Description =
  | string
  | ({ type: 'heading' | 'paragraph' | 'address'; text: string } | { type: 'list'; items: string[] })[]

/** An amount, keyed by the book's coins: `{ pounds: 1, soli: 10 }`. */
export type Amount = Record<string, number>

const LINE = 200
const TEXT = 1200

/**
 * A fact as an author writes it: a plain sentence; or a sentence with a `key`, so that a later fact can retract it, or with the
 * key of the fact that it retracts.
 */
export type ToldFact = string | { text: string; key?: string | undefined; retracts?: string | undefined }

/** A short text on one line. */
export const line = (role: Role, words?: Words): Field<string> => ({
  type: 'text',
  role,
  most: LINE,
  ...(words && { words }),
})

/** A text of one paragraph, at most 1200 characters unless more are allowed. */
export const text = (role: Role, words?: Words, most = TEXT): Field<string> => ({
  type: 'text',
  role,
  most,
  ...(words && { words }),
})

/** A running text, either one paragraph or blocks. */
export const blocks = (role: Role, words?: Words): Field<Description> => ({
  type: 'blocks',
  role,
  ...(words && { words }),
})

/** The id of an entry of another kind, which must already be known. */
export const reference = (to: string): Field<string> => ({ type: 'text', role: 'reference', most: LINE, to })

/** A chapter number, never higher than that of the file. */
export const chapter: Field<number> = { type: 'chapter' }

export const count = (least: number, most?: number): Field<number> => ({
  type: 'count',
  least,
  ...(most !== undefined && { most }),
})

export const flag: Field<boolean> = { type: 'flag' }
export const amount: Field<Amount> = { type: 'amount' }

/** One of the given words. */
export const choice = <const Option extends string>(
  options: readonly Option[],
  role: Role = 'label',
): Field<Option> => ({ type: 'choice', role, options })

export const list = <V>(of: Field<V>, least = 0): Field<V[]> => ({ type: 'list', of, least })

/** Facts. Each chapter adds to the earlier ones; none is lost. */
export const facts: Field<ToldFact[]> = {
  type: 'facts',
  role: 'fact',
  words: { least: 3, most: 45, why: 'A fact is one sentence.' },
}

/** Fields that belong together but are not an entry with an id. */
export const group = <F extends Fields>(fields: F): Field<Written<F>> => ({ type: 'group', fields })

/**
 * Entries within an entry, keyed by id; each is gated, stamped and removed separately. `seenAs` is the specification's name for
 * the chapter of its first patch; `roleOfAll` is the role shown for people who have none of their own.
 */
export const map = <F extends Fields>(
  fields: F,
  { keys = {}, ...rest }: { keys?: Keys; seenAs?: string; roleOfAll?: string } = {},
): Field<Record<string, Written<F>>> => ({ type: 'map', fields, keys, ...rest })

export const optional = <V>(field: Field<V>): Optional<V> => ({ ...field, isOptional: true })

/** Limits a field to the words that screens and readers know. */
export const fitting = <F extends Field>(fits: RegExp, field: F): F => ({ ...field, fits })

/** Refers to the entry of the same kind that contains this one. No entry may contain itself, even indirectly. */
export const around = <F extends Field>(field: F): F => ({ ...field, isAround: true })

/** A status shown with a mark beside its word: that of a person, a thing or a group of people. */
export const marked = <F extends Field>(marks: Marks, field: F): F => ({ ...field, marks })

/** Refers to entries of these kinds by name. */
export const naming = <F extends Field>(names: readonly string[], field: F): F => ({ ...field, names })

/** Describes the current situation only, so an earlier value may be told again later. */
export const present = <F extends Field>(field: F): F => ({ ...field, isPresent: true })

/** Something a card draws. */
export const pictured = <F extends Field>(field: F): F => ({ ...field, isPicture: true })

/** Held back until the given gate of the book. */
export const gated = <F extends Field>(gate: Gate, field: F): F => ({ ...field, gate })
