import type { Fields, Keys, Written } from './field.ts'

/** A kind of entry: what a chapter may tell of one. Everything that differs from kind to kind is derived from this. */
export type Kind<F extends Fields = Fields> = {
  fields: F
  /** The specification's name for the chapter of the first patch (section 3); absent where it has none. */
  seenAs?: string
  /** Where ids are those of another kind. */
  keys?: Keys
  /** Names of these are nobody else's: one that is used before its entry is told too early. */
  ownsNames?: boolean
  /**
   * Where its entries open: in a category of the codex, whose address is the kind's own name; in a `journal`, a category with an
   * address of the book's own; in a `list` of the codex that has no drawer; on a page of their own; over the activity `feed`.
   * Others are seen in popups alone.
   */
  opensIn?: 'category' | 'journal' | 'list' | 'page' | 'feed'
  /** What its list is narrowed by, each a part of the address by the field's own name. */
  narrowedBy?: readonly Choice[]
  /** How the codex shows it; absent where a kind has a screen of its own. */
  view?: View
  /** The section of book.yaml that has its labels, where that is not named like the kind. */
  section?: string
  /** Its labels, where they are the same in every book: it then needs no section of book.yaml. */
  labels?: KindLabels
  /** Only repeats what another entry tells: a thing carried is an item, a payment is no entry of the codex. */
  repeats?: boolean
  /** What it tells of the entry that it repeats, where that one does not say it itself. */
  adds?: readonly string[]
  /** Search finds only those of which a field says this (specification section 2). */
  searchedIf?: { field: string; is: string }
}

/**
 * A label, the field that it stands before, and what is shown where nothing was told of it: words, or another row.
 * `firstSeen` is the chapter of the first patch, and so is the field that the kind is `seenAs` while nobody wrote one. A
 * label in which `{pathways}` or `{pathways.person}` stands has that word of `sections` in book.yaml; a book without it has no
 * such row.
 */
export type Row = readonly [label: string, field: string, orElse?: string | Row]

/** A label (with the words of the book, as in a `Row`), and the field whose words, or whose being told, part the entries of a list. */
type Choice = readonly [label: string, field: string]

/** A title and the field that it stands above; with a part, that one draws it, under a title of its own. */
type Section = readonly [title: string, field: string, part?: Part]

/** What one kind alone has in its record, drawn by a component of its own (`web/codex/record/record-parts.ts`). */
export type Part =
  | 'person-figure'
  | 'person-badges'
  | 'sequence'
  | 'item-figure'
  | 'item-badges'
  | 'item-effects'
  | 'item-souls'
  | 'diary-facts'
  | 'diary-pages'
  | 'diary-pager'
  | 'note-facts'
  | 'note-text'

/**
 * The list and the record of a kind. How a field is drawn follows from what it is: a status as a badge, a name or a reference
 * as a link, a map of people as a list of them, a group or a map of named things as a list. In texts `{chapter}` is the
 * chapter of the first patch.
 */
export type View = {
  /** The field whose words head the groups, and the heading above entries without one; without a field there is one list. */
  groupedBy?: string
  unnamed?: string
  /** Groups stand in an order that book.yaml gives: eras beside their entries, categories by the labels that take in their words. */
  inOrderOf?: 'eras' | 'itemCategories'
  /** Those of whom this status says that they are dead stand last in their group. */
  deadLast?: string
  /** By this number, or the newest first; else entries stand as they were first seen. */
  sortedBy?: string
  isNewestFirst?: boolean
  /** How a card looks; without a word it has a name, words and the sign of its entry where the kind has signs. */
  card?: 'person' | 'item' | 'diary' | 'note'
  /** How cards stand: in groups that fold, as the leaves of a book of which more may come, or one below another. */
  layout?: 'leaves' | 'lines'
  /** What narrows the list, where that is more than the kind is `narrowedBy`. */
  filters?: 'items'
  /** Beside the heading of the list. */
  action?: 'pages-read'
  /** The sentence under the heading, where it counts: `{count}` with the one word or the other behind it. */
  counted?: { one: string; many: string; lede: string }
  /** The small words above a record; `{title}` and `{label}` are those of the section, `{number}` its place, others are fields. */
  numbered?: string
  /** Under the name on a card, and its last line. */
  cardMeta?: string
  cardFoot?: string
  /** Beside the facts in place of the sign, above the heading of the record, below it, and at its end. */
  figure?: Part
  badges?: Part
  head?: Part
  foot?: Part
  /** Under the heading of the record. */
  dateline?: string
  /** The fields of which the first that was told is the text; without a word it is the description. */
  body?: readonly string[]
  facts: readonly Row[]
  /** Below the description; one without content is left out. */
  sections: readonly Section[]
  /** Of entries that lie in one another: the headings above the way to an entry and what lies in it. */
  tree?: { way: string; within: string }
}

/** What a kind is called: above its list, one of its entries within a sentence, and above its news where that differs. */
export type KindLabels = {
  title: string
  label?: string | undefined
  one: string
  mark?: string | undefined
  /** The sentence under the heading. */
  lede?: string | undefined
}

/** Declares a kind. */
export const kind = <const Declared extends Kind>(declaration: Declared): Declared => declaration

/** An entry of a kind as its first patch writes it. */
export type EntryOf<K> = K extends { fields: infer F extends Fields } ? Written<F> : never
