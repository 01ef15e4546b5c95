import { declarationOf, type Kind, kinds } from '#kinds/kinds.ts'
import { targetsOf } from '#kinds/walk.ts'
import { entryOf } from '#story/engine/entries.ts'
import type { AnyKnown } from '#story/engine/known.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'

/**
 * What is known of a field of an entry: what was told of it; else, of the field that its kind is `seenAs`, the chapter of
 * the first patch; else what an entry of the same id adds, as the inventory does to an item.
 */
export function toldOf(story: Story, kind: Kind, entry: AnyKnown, name: string): unknown {
  const own = entry[name] ?? (name === declarationOf(kind).seenAs ? entry.firstSeen : undefined)
  if (own !== undefined) return own
  for (const other of kinds) {
    const { keys, adds } = declarationOf(other)
    if (!targetsOf(keys ?? {}).includes(kind) || !adds?.includes(name)) continue
    const repeated = entryOf(anyEntries(story, other), entry.id)
    if (repeated) return toldOf(story, other, repeated, name)
  }
  return undefined
}
