import { allEntries } from './entries.ts'
import type { Stamp } from './known.ts'
import type { PersistentMap } from './persistent-map.ts'

/** Cards that stand together under a heading. */
export type EntryGroup<Card> = { label: string; cards: Card[] }

/**
 * Known entries by their `group`, as cards: groups in the order in which the story opened them, the entries of each in
 * the order in which they were first seen. Entries without a group stand together under `unnamed`.
 */
export function entryGroups<Entry extends Stamp & { group?: string | undefined }, Card>(
  entries: PersistentMap<Entry>,
  unnamed: string,
  cardOf: (entry: Entry) => Card,
): EntryGroup<Card>[] {
  const groups = Map.groupBy(allEntries(entries), ({ group }) => group ?? unnamed)
  return Array.from(groups, ([label, members]) => ({ label, cards: members.map(cardOf) }))
}
