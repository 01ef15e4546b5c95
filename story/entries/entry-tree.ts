import { fieldAround, type ViewedKind } from '#kinds/kinds.ts'
import type { BookSections } from '#story/book/book.ts'
import { entryOf } from '#story/engine/entries.ts'
import type { AnyKnown } from '#story/engine/known.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import { type Readable, titleOf } from './codex-entries.ts'
import { addressInBook } from './entry-address.ts'

/** An entry on the path to another, or inside it. */
export type TreeStep = { id: string; name: string; address: string | undefined; chapter: number }

/**
 * The path to an entry, from the outermost container to the entry itself; what it directly contains, and what else its container
 * directly contains, both in the order of discovery.
 */
export type EntryTree = { way: TreeStep[]; within: TreeStep[]; beside: TreeStep[] }

/**
 * Where an entry lies among entries of its kind that contain each other. Unknown entries are left out of the path, and a
 * circular path stops where it repeats.
 */
export function entryTree(story: Story, kind: ViewedKind, id: string, book: BookSections): EntryTree {
  const field = fieldAround(kind)
  const entries = anyEntries(story, kind)
  const entry = entryOf(entries, id)
  if (field === undefined || !entry) return { way: [], within: [], beside: [] }

  const step = (one: AnyKnown): TreeStep => ({
    id: one.id,
    name: titleOf(one as Readable),
    address: addressInBook(kind, one.id, book),
    chapter: one.firstSeen,
  })
  const way: AnyKnown[] = []
  for (let at: AnyKnown | undefined = entry; at && !way.includes(at); ) {
    way.unshift(at)
    at = entryOf(entries, (at[field] as string | undefined) ?? null)
  }
  const liesIn = (around: string) => entries.filter((one) => one[field] === around && one !== entry).map(step)
  const around = way.at(-2)
  return { way: way.map(step), within: liesIn(id), beside: around ? liesIn(around.id) : [] }
}
