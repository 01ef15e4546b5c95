import { declarationOf, type Kind, kinds } from '#kinds/kinds.ts'
import { targetsOf } from '#kinds/walk.ts'
import { entryOf } from '#story/engine/entries.ts'
import type { AnyKnown } from '#story/engine/known.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'

/**
 * The known value of a field: the told one; or else, for the field that the kind is `seenAs`, the chapter of the first patch;
 * or else what an entry of another kind with the same id adds, as the inventory does for an item.
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
