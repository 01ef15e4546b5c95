import type { Keys } from '#kinds/field.ts'
import { declarationOf, type Kind } from '#kinds/kinds.ts'
import { keysOf, placesOf, type Told, targetsOf } from '#kinds/walk.ts'
import { entryOf } from '#story/engine/entries.ts'
import { anyEntries } from '#story/engine/story.ts'
import { patches, type Rule } from './rule.ts'

/** An id of another entry, and the kinds of which exactly one must know it. */
type Reference = { path: readonly string[]; id: string; to: readonly string[] }

export const referencesAreKnown: Rule = {
  name: 'references-are-known',
  why: 'A reference to an entry of a later chapter would show its id, or a gap, before its time.',

  *check(checked) {
    for (const { chapter, kind, id, told, path } of patches(checked)) {
      const story = checked.writtenAt(chapter)
      for (const reference of referencesIn(kind, id, told)) {
        const found = reference.to.filter((kind) => entryOf(anyEntries(story, kind as Kind), reference.id))
        if (found.length === 1) continue
        const at = [...path, ...reference.path]
        const [what, tip] =
          found.length === 0
            ? [`not among the ${reference.to.join(', ')} known by chapter ${chapter}`, MISSING]
            : [`among the ${found.join(' and the ')}`, AMBIGUOUS]
        yield { chapter, path: at, message: `${at.join('.')}: "${reference.id}" is ${what}.`, tip }
      }
    }
  },
}

const MISSING = 'Check the id, or tell the reference in a later chapter.'
const AMBIGUOUS = 'Nobody knows which of them is meant: give one of them another id.'

/** The ids of other entries that a patch writes: as the entry's own id, in fields, in lists, as keys of maps. */
function* referencesIn(kind: Kind, id: string, told: Told): Generator<Reference> {
  const { fields, keys } = declarationOf(kind)
  if (keys?.to) yield { path: [], id, to: targetsOf(keys) }
  for (const { path, field, value } of placesOf(fields, told)) {
    const element = field.type === 'list' ? field.of : field
    if (element.type !== 'text' || !element.to) continue
    for (const [index, target] of [value].flat().entries()) {
      if (typeof target !== 'string') continue
      yield { path: field.type === 'list' ? [...path, String(index)] : path, id: target, to: [element.to] }
    }
  }
  for (const { path, id, map, entry } of keysOf(fields, told)) {
    if (map.keys.to && entry && !standsAlone(entry, map.keys)) yield { path, id, to: targetsOf(map.keys) }
  }
}

/** A person with a name of their own there needs no entry. */
function standsAlone(entry: Told, { unless }: Keys): boolean {
  return unless !== undefined && unless in entry
}
