import type { Fields, Keys, Written } from './field.ts'

/** A kind of entry and what a chapter may tell about one. Everything that differs between kinds is derived from this. */
export type Kind<F extends Fields = Fields> = {
  fields: F
  /** The specification's name for the chapter of the first patch (section 3); undefined if it has none. */
  seenAs?: string
  /** For kinds that use the ids of another kind. */
  keys?: Keys
  /** A name identifies its entry: using it before the entry is known counts as told too early. */
  ownsNames?: boolean
  /**
   * Where an entry opens: in a `category` of the codex, under the kind's own name; in a `journal`, a category whose address the
   * book chooses; in a `list` of the codex that has no card on its start page; on a `page` of its own; or over the activity
   * `feed`. Entries of other kinds are seen only in popups.
   */
  opensIn?: 'category' | 'journal' | 'list' | 'page' | 'feed'
  /** The filters of its list, each a query parameter named after its field. */
  narrowedBy?: readonly Choice[]
  /** How the codex shows it; undefined if the kind has its own screen. */
  view?: View
  /** The section of book.yaml with its labels, if not named after the kind. */
  section?: string
  /** Its labels, if they are the same in every book: it then needs no section of book.yaml. */
  labels?: KindLabels
  /** Only adds to another entry: a carried thing is an item, and a payment is not an entry of the codex. */
  repeats?: boolean
  /** The fields it supplies for the entry that it repeats, if that entry lacks them. */
  adds?: readonly string[]
  /** Search finds only entries with this value in this field (specification section 2). */
  searchedIf?: { field: string; is: string }
}

/**
 * A label, its field, and a fallback if nothing was told: words, or another row. `firstSeen` is the chapter of the first patch,
 * and the default of the field that the kind is `seenAs`. In labels, `{pathways}` or `{pathways.person}` is replaced by that
 * word of `sections` in book.yaml; the row is left out if the book does not have it.
 */
export type Row = readonly [label: string, field: string, orElse?: string | Row]

/**
 * A label (with the book's words, as in a `Row`) and the field by which a list is filtered: by its words, or by whether it was
 * told.
 */
type Choice = readonly [label: string, field: string]

/** A title and the field below it; a part draws that field itself, with its own title. */
type Section = readonly [title: string, field: string, part?: Part]

/** Something only one kind has in its record, drawn by its own component (`web/codex/record/record-parts.ts`). */
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
 * The list and the record of a kind. A field's type decides how it is drawn: a status as a badge, a name or reference as a
 * link, a map of people as a list of people, a group or a map of named things as a list. In texts, `{chapter}` is the chapter
 * of the first patch.
 */
export type View = {
  /** The field whose words are the group headings, and the heading for entries without one; if undefined, there is one list. */
  groupedBy?: string
  unnamed?: string
  /** The book's order of groups: eras for history, or the category labels, which combine several words. */
  inOrderOf?: 'eras' | 'itemCategories'
  /** Entries with this status field saying they are dead come last in their group. */
  deadLast?: string
  /** Sorted by this number, or newest first; otherwise in the order of discovery. */
  sortedBy?: string
  isNewestFirst?: boolean
  /** The look of a card; if undefined, it shows the name, some words and, for kinds that have them, the sign. */
  card?: 'person' | 'item' | 'diary' | 'note'
  /** The layout of cards: by default groups that fold; `leaves` as in a book that may grow; `lines` one below another. */
  layout?: 'leaves' | 'lines'
  /** Filters beyond those in the kind's `narrowedBy`. */
  filters?: 'items'
  /** Shown beside the heading of the list. */
  action?: 'pages-read'
  /** The sentence under the heading, if it counts: `{count}` is the number followed by the singular or plural word. */
  counted?: { one: string; many: string; lede: string }
  /** The small text above a record; `{title}` and `{label}` are those of the section, `{number}` its position, the rest fields. */
  numbered?: string
  /** The text under the name on a card, and its last line. */
  cardMeta?: string
  cardFoot?: string
  /** Parts drawn beside the facts instead of the sign, above the record's heading, below it, and at the end. */
  figure?: Part
  badges?: Part
  head?: Part
  foot?: Part
  /** Shown under the heading of the record. */
  dateline?: string
  /** Fields to take the text from; the first that was told is used. Default: the description. */
  body?: readonly string[]
  facts: readonly Row[]
  /** Shown below the description; a section without content is left out. */
  sections: readonly Section[]
  /** For entries within entries: the headings above the path to an entry and above what it contains. */
  tree?: { way: string; within: string }
}

/** What a kind is called: above its list, in the singular within a sentence, and above its news if that differs. */
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
