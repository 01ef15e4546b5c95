import { declarationOf, type ViewedKind } from '#kinds/kinds.ts'
import type { PublicBook } from '#story/book/book.ts'
import { categoryLabel } from '#story/book/categories.ts'
import { compareText } from '#story/engine/entries.ts'
import type { AnyKnown } from '#story/engine/known.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import { isDeceased } from '#story/people/person-status.ts'

/** Entries under a common heading; a kind without groups has a single group without a heading. */
export type EntryGroup = { label: string; entries: readonly AnyKnown[] }

type Orders = Pick<PublicBook, 'eras' | 'itemCategories'>

/**
 * The list of a kind (specification section 2), as its declaration orders it: groups in the order in which the story introduced
 * them, or in the book's order followed by all others alphabetically; entries within a group in the order of discovery unless
 * the kind declares another. `shown` are the entries that remain after filtering.
 */
export function entryGroups(
  story: Story,
  kind: ViewedKind,
  book: Orders,
  shown: readonly AnyKnown[] = anyEntries(story, kind),
): EntryGroup[] {
  const { inOrderOf } = viewOf(kind)
  const groups = Map.groupBy(shown, (entry) => labelOf(entry, kind, book))
  const labels = [...groups.keys()]
  if (inOrderOf) {
    const order = book[inOrderOf].map((one) => (typeof one === 'string' ? one : one.label))
    labels.sort((a, b) => placeIn(order, a) - placeIn(order, b) || compareText(a, b))
  }
  return labels.map((label) => ({ label, entries: inTheirOrder(groups.get(label)!, kind) }))
}

/** The first groups that have at most so many entries together; of a single group without a heading, so many entries. */
export function beginningOf(groups: readonly EntryGroup[], most: number): EntryGroup[] {
  const [first] = groups
  if (first?.label === '') return [{ ...first, entries: first.entries.slice(0, most) }]
  let room = most
  return groups.filter(({ entries }) => {
    room -= entries.length
    return room >= 0
  })
}

function inTheirOrder(entries: readonly AnyKnown[], kind: ViewedKind): readonly AnyKnown[] {
  const { sortedBy, isNewestFirst, deadLast } = viewOf(kind)
  if (sortedBy) return entries.toSorted((a, b) => Number(a[sortedBy]) - Number(b[sortedBy]))
  if (isNewestFirst) return entries.toSorted((a, b) => b.firstSeen - a.firstSeen)
  if (!deadLast) return entries
  const isDead = (entry: AnyKnown) => isDeceased(String(entry[deadLast]))
  return entries.toSorted((a, b) => Number(isDead(a)) - Number(isDead(b)))
}

function labelOf(entry: AnyKnown, kind: ViewedKind, { itemCategories }: Orders): string {
  const { groupedBy, unnamed = '', inOrderOf } = viewOf(kind)
  const word = groupedBy && entry[groupedBy]
  if (typeof word !== 'string') return unnamed
  return inOrderOf === 'itemCategories' ? categoryLabel(word, itemCategories) : word
}

const viewOf = (kind: ViewedKind) => declarationOf(kind).view!

function placeIn(order: readonly string[], label: string): number {
  const place = order.indexOf(label)
  return place < 0 ? order.length : place
}
