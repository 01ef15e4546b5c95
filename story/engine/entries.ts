import type { Stamp } from './known.ts'

/** Place of an entry in the catalogue of its kind, counted from 1 in the order of discovery. */
export function numberOf<Entry extends Stamp>(entries: readonly Entry[], entry: Entry): number {
  return entries.indexOf(entry) + 1
}

/** The entry of an id. An id that only later chapters know and one that no chapter knows both give undefined. */
export function entryOf<Entry extends Stamp>(entries: readonly Entry[], id: string | null): Entry | undefined {
  return entries.find((entry) => entry.id === id)
}

/**
 * The entries of a nested map (members, objectives, identities …), in the order in which they were first seen; those of one
 * chapter in the order in which it tells them, which is the order of the map itself.
 */
export function listOf<Entry extends Stamp>(map: Readonly<Record<string, Entry>> | undefined): Entry[] {
  return Object.values(map ?? {}).sort((a, b) => a.firstSeen - b.firstSeen)
}

/** The order of discovery: entries of one chapter by id. */
export function byFirstSeen(a: Stamp, b: Stamp): number {
  return a.firstSeen - b.firstSeen || compareText(a.id, b.id)
}

/** Orders by code units: the same on every machine and in every language. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
