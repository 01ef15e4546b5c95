import type { Kind as Declaration, EntryOf } from './kind.ts'
import { KINDS } from './table.ts'

export type Kind = keyof typeof KINDS

/** The kinds that open in one of the given places. */
export type KindsIn<Place extends NonNullable<Declaration['opensIn']>> = {
  [K in Kind]: (typeof KINDS)[K] extends { opensIn: Place } ? K : never
}[Kind]

/** The entries of all kinds, as their first patch writes them. */
export type Entries = { [K in Kind]: EntryOf<(typeof KINDS)[K]> }

export const kinds = Object.keys(KINDS) as Kind[]

export const isKind = (key: string): key is Kind => Object.hasOwn(KINDS, key)

/** The kinds whose list and record are drawn from their declaration. */
export type ViewedKind = { [K in Kind]: (typeof KINDS)[K] extends { view: object } ? K : never }[Kind]

/** A kind without its exact field types, for code that handles all kinds alike. */
export function declarationOf(kind: Kind): Declaration {
  return KINDS[kind]
}

/** The field that names the containing entry of the same kind; undefined for kinds whose entries do not contain each other. */
export function fieldAround(kind: Kind): string | undefined {
  return Object.entries(declarationOf(kind).fields).find(([, { isAround }]) => isAround)?.[0]
}

/** The kinds that open in one of the given places, in table order. */
export const kindsIn = <Place extends NonNullable<Declaration['opensIn']>>(...places: Place[]) =>
  kinds.filter((kind) => places.includes(declarationOf(kind).opensIn as Place)) as KindsIn<Place>[]

/** The kinds whose entries open somewhere. */
export const openKinds = kindsIn('category', 'journal', 'list', 'page', 'feed')

export type OpenKind = (typeof openKinds)[number]
