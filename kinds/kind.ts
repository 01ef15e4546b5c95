import type { Fields, Keys, Written } from './field.ts'

/** A kind of entry: what a chapter may tell of one. Everything that differs from kind to kind is derived from this. */
export type Kind<F extends Fields = Fields> = {
  fields: F
  /** The specification's name for the chapter of the first telling (section 3); absent where it has none. */
  seenAs?: string
  /** Where ids are those of another kind. */
  keys?: Keys
  /** Names of these are nobody else's: one that is used before its entry is told too early. */
  ownsNames?: boolean
  /**
   * Where its entries open: in a drawer of the codex, whose address is the kind's own name; in a `journal`, a drawer with an
   * address of the book's own; on a page of their own; over the activity `feed`. Others are seen in popups alone.
   */
  opensIn?: 'drawer' | 'journal' | 'page' | 'feed'
  /** How the codex shows it; absent where a kind has a screen of its own. */
  view?: View
  /** The section of book.yaml that has its words, where that is not named like the kind. */
  section?: string
  /** Its words, where they are the same in every book: it then needs no section of book.yaml. */
  words?: KindWords
  /** Only repeats what another entry tells: a thing carried is an item, a payment is no entry of the codex. */
  repeats?: boolean
  /** Search finds only those of which a field says this (specification section 2). */
  searchedIf?: { field: string; is: string }
}

/** A label and the field that it stands before; `firstSeen` is the chapter of the first telling. */
type Labelled = readonly (readonly [label: string, field: string])[]

/**
 * The list and the record of a kind. How a field is drawn follows from what it is: a status as a mark, a name or a reference
 * as a link, a map of people as a list of them. In texts `{chapter}` is the chapter of the first telling, and the key of a
 * section of book.yaml (`{pathways}`) is its title.
 */
export type View = {
  /** The field whose words head the groups, and the heading above entries without one. */
  groupedBy: string
  unnamed: string
  /** Groups stand beside their entries, in an order that book.yaml gives. */
  inOrderOf?: 'eras'
  /** Under the name on a card, and its last line. */
  cardMeta?: string
  cardFoot?: string
  /** Under the heading of the record. */
  dateline?: string
  facts: Labelled
  /** Below the description; one without content is left out. */
  sections: Labelled
  /** Entries lie in one another: the field that says in which, and the headings above the way to an entry and what lies in it. */
  tree?: { field: string; way: string; within: string }
}

/** What a kind is called: above its list, one of its entries within a sentence, and above its news where that differs. */
export type KindWords = {
  title: string
  label?: string | undefined
  one: string
  mark?: string | undefined
  /** The sentence under the heading. */
  lede?: string | undefined
}

/** Declares a kind. */
export const kind = <const Declared extends Kind>(declaration: Declared): Declared => declaration

/** An entry of a kind as its first telling writes it. */
export type EntryOf<K> = K extends { fields: infer F extends Fields } ? Written<F> : never
