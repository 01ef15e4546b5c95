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
}

/** Declares a kind. */
export const kind = <const F extends Fields>(declaration: Kind<F>): Kind<F> => declaration

/** An entry of a kind as its first telling writes it. */
export type EntryOf<K> = K extends Kind<infer F> ? Written<F> : never
