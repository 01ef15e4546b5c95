import type { KindsIn } from '#kinds/kinds.ts'
import type { KINDS } from '#kinds/table.ts'
import type { Stamp } from '#story/engine/known.ts'
import type { Story } from '#story/engine/story.ts'
import { entryAddress } from '#story/entries/entry-address.ts'

/** The name of another entry and its address; undefined while no known entry has the name. */
export type Mention = { name: string; address: string | undefined }

/** The kinds that texts refer to by name and whose addresses are the same in every book. */
export type NamedKind = {
  [K in KindsIn<'category'>]: (typeof KINDS)[K] extends { ownsNames: true } ? K : never
}[KindsIn<'category'>]
type Named = Stamp & { name: string; aliases?: readonly string[] | undefined }

/** Looks a name up among the known entries of the kinds, in their order; an entry's own name takes precedence over an alias. */
export function mention(story: Story, name: string, ...kinds: readonly NamedKind[]): Mention {
  const found = kinds.flatMap((kind) => {
    const entries = story[kind] as readonly Named[]
    const entry = entries.find((entry) => entry.name === name) ?? entries.find(({ aliases }) => aliases?.includes(name))
    return entry ? [entryAddress(kind, entry.id)] : []
  })
  return { name, address: found[0] }
}
