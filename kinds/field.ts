/**
 * What a text means to its readers, and so to the checks that guard them:
 *
 * - `name` what an entry, or a part of it, is called; `title` the heading of one; `alias` another name of it
 * - `caller` a name under which somebody goes, `mention` somebody or something else by name, `owner` the same where it is
 *   searched: in these a capital belongs to the name
 * - `category` a word that sorts entries and is searched, `status` how it stands, `label` any other word or two
 * - `tie` how an entry stands to the one under whose id that is written, one of the words of `ties.ts`
 * - `body` the running text of an entry, `prose` any further text
 * - `news` what the activity feed says of the change, `activity` what the entry did: both belong to their chapter
 * - `fact` something told of the entry for good, with its chapter
 * - `day` a date of the story
 * - `tag` one of the words by which an entry is filed
 * - `spelling` a way to write it that search knows and nobody sees
 * - `remark` a word for other authors, which no reader is ever sent
 * - `reference` the id of another entry, `glyph` the name of a drawing, `picture` the address of a picture
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

/** How many words a text may have; `why` is told to an author who writes more or fewer. */
export type Words = { least: number; most: number; why: string }

/** Where the entries of a nested map get their ids from: those of other kinds, or a pattern of their own. */
export type Keys = {
  /** The kinds of which one has to know the id. */
  to?: string | readonly string[]
  /** A field by which the entry stands on its own, so that its id need not be known. */
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

/** The two gates of book.yaml that hold a field back, however early it is told (specification section 5). */
export type Gate = 'sequences' | 'protagonistPathway'

/** Those whose status has words with a mark of their own: `Missing` is yellow of a person and blue of a thing. */
export type Marks = 'person' | 'thing' | 'group'

declare const written: unique symbol

/** One field of an entry: what an author may write in it and what that means. Plain data, the same in every environment. */
export type Field<Value = unknown> = Shape & {
  readonly isOptional?: boolean
  readonly gate?: Gate
  readonly isPresent?: boolean
  /** The words that a status may have. */
  readonly fits?: RegExp
  /** Whose status it is, by which its words are marked. */
  readonly marks?: Marks
  readonly isPicture?: boolean
  /** The entry in which this one lies: a room in its house. */
  readonly isAround?: boolean
  /** The kinds among which it names an entry by its name, which a record then links. */
  readonly names?: readonly string[]
  /** Only for the compiler: the type of what is written. */
  readonly [written]?: Value
}

export type Fields = Readonly<Record<string, Field>>

/** A field that need not be written. */
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

/** An amount by the keys of the book's coins: `{ pounds: 1, soli: 10 }`. */
export type Amount = Record<string, number>

const LINE = 200
const TEXT = 1200

/**
 * A fact as an author writes it: its sentence; with a key where a later fact may take it back, or with the key of the fact
 * that it takes back itself.
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

/** A running text, as one paragraph or in blocks. */
export const blocks = (role: Role, words?: Words): Field<Description> => ({
  type: 'blocks',
  role,
  ...(words && { words }),
})

/** The id of an entry of another kind, which must be known by then. */
export const reference = (to: string): Field<string> => ({ type: 'text', role: 'reference', most: LINE, to })

/** A chapter; never one ahead of the file. */
export const chapter: Field<number> = { type: 'chapter' }

export const count = (least: number, most?: number): Field<number> => ({
  type: 'count',
  least,
  ...(most !== undefined && { most }),
})

export const flag: Field<boolean> = { type: 'flag' }
export const amount: Field<Amount> = { type: 'amount' }

/** One of some words. */
export const choice = <const Option extends string>(
  options: readonly Option[],
  role: Role = 'label',
): Field<Option> => ({ type: 'choice', role, options })

export const list = <V>(of: Field<V>, least = 0): Field<V[]> => ({ type: 'list', of, least })

/** Facts that each chapter adds to those before; nothing that was told is lost. */
export const facts: Field<ToldFact[]> = {
  type: 'facts',
  role: 'fact',
  words: { least: 3, most: 45, why: 'A fact is one sentence.' },
}

/** Fields that belong together and are no entry of their own. */
export const group = <F extends Fields>(fields: F): Field<Written<F>> => ({ type: 'group', fields })

/**
 * Entries within an entry, by their ids: each is gated, stamped and removed by itself. `seenAs` is the specification's name
 * for the chapter of its first patch, `roleOfAll` what a person of whom no role is told is
 * called.
 */
export const map = <F extends Fields>(
  fields: F,
  { keys = {}, ...rest }: { keys?: Keys; seenAs?: string; roleOfAll?: string } = {},
): Field<Record<string, Written<F>>> => ({ type: 'map', fields, keys, ...rest })

export const optional = <V>(field: Field<V>): Optional<V> => ({ ...field, isOptional: true })

/** One of the words that screens and readers know. */
export const fitting = <F extends Field>(fits: RegExp, field: F): F => ({ ...field, fits })

/** In that entry of its own kind this one lies; none lies in itself, on whatever way. */
export const around = <F extends Field>(field: F): F => ({ ...field, isAround: true })

/** A status that is marked beside its word: of a person, of a thing, of a group of people. */
export const marked = <F extends Field>(marks: Marks, field: F): F => ({ ...field, marks })

/** Names entries of these kinds by their names. */
export const naming = <F extends Field>(names: readonly string[], field: F): F => ({ ...field, names })

/** What only the present chapter says: it comes and goes, and may be told again. */
export const present = <F extends Field>(field: F): F => ({ ...field, isPresent: true })

/** What a card draws. */
export const pictured = <F extends Field>(field: F): F => ({ ...field, isPicture: true })

/** Held back until a gate of the book. */
export const gated = <F extends Field>(gate: Gate, field: F): F => ({ ...field, gate })
