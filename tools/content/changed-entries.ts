import { type Kind, kinds } from '#kinds/kinds.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'

export type ChangedEntry = { kind: Kind; id: string; isNew: boolean; isGone: boolean }

/** The entries that differ between two stories of a chapter. */
export function changedEntries(before: Story, after: Story): ChangedEntry[] {
  return kinds.flatMap((kind) => {
    const [was, is] = [before, after].map(
      (story) => new Map(anyEntries(story, kind).map((entry) => [entry.id, JSON.stringify(entry)])),
    ) as [Map<string, string>, Map<string, string>]
    return [...new Set([...is.keys(), ...was.keys()])]
      .filter((id) => was.get(id) !== is.get(id))
      .map((id) => ({ kind, id, isNew: !was.has(id), isGone: !is.has(id) }))
  })
}
