import { fieldAround, type Kind, kinds } from '#kinds/kinds.ts'
import { entryOf } from '#story/engine/entries.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import { patches, type Rule } from './rule.ts'

/** The kinds whose entries are nested, each with the field that names the parent. */
const trees = kinds.flatMap((kind) => {
  const field = fieldAround(kind)
  return field === undefined ? [] : [{ kind, field }]
})

export const entriesDoNotCircle: Rule = {
  name: 'entries-do-not-circle',
  why: 'An entry inside itself has no place, and the path to it has no end.',

  *check(checked) {
    for (const { chapter, kind, id, told, path } of patches(
      checked,
      trees.map(({ kind }) => kind),
    )) {
      const field = trees.find((tree) => tree.kind === kind)!.field
      if (!(field in told) || !circles(checked.writtenAt(chapter), kind, field, id)) continue
      const at = [...path, field]
      yield {
        chapter,
        path: at,
        message: `${at.join('.')}: "${told[field]}" lies within "${id}" itself.`,
        tip: 'A place lies in the next larger one: a room in its house, a street in its city.',
      }
    }
  },
}

function circles(story: Story, kind: Kind, field: string, id: string): boolean {
  const entries = anyEntries(story, kind)
  const seen = new Set<string>()
  for (let at: string | undefined = id; at !== undefined && !seen.has(at); ) {
    seen.add(at)
    at = entryOf(entries, at)?.[field] as string | undefined
    if (at === id) return true
  }
  return false
}
