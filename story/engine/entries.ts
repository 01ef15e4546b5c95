import type { Stamp } from './known.ts'

/** The position of an entry in its kind's catalogue, counted from 1 in the order of discovery. */
export function numberOf<Entry extends Stamp>(entries: readonly Entry[], entry: Entry): number {
  return entries.indexOf(entry) + 1
}

/** The entry with this id. Undefined for an id known only later, exactly as for one that does not exist. */
export function entryOf<Entry extends Stamp>(entries: readonly Entry[], id: string | null): Entry | undefined {
  return entries.find((entry) => entry.id === id)
}

/**
 * The entries of a nested map (members, objectives, identities …) in the order of discovery; within a chapter, in the order in
 * which it tells them, which is the order of the map.
 */
export function listOf<Entry extends Stamp>(map: Readonly<Record<string, Entry>> | undefined): Entry[] {
  return Object.values(map ?? {}).sort((a, b) => a.firstSeen - b.firstSeen)
}

/** Compares by discovery; within a chapter by id. */
export function byFirstSeen(a: Stamp, b: Stamp): number {
  return a.firstSeen - b.firstSeen || compareText(a.id, b.id)
}

/** Compares by code units, which is the same on every machine and in every language. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
