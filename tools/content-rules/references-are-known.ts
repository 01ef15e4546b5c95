import type { Keys } from '#kinds/field.ts'
import { declarationOf, type Kind } from '#kinds/kinds.ts'
import { keysOf, placesOf, type Told } from '#kinds/walk.ts'
import { entryOf } from '#story/engine/entries.ts'
import { anyEntries } from '#story/engine/story.ts'
import { type Rule, tellings } from './rule.ts'

/** An id of another entry, and the kind it must be known as. */
type Reference = { path: readonly string[]; id: string; to: Kind }

export const referencesAreKnown: Rule = {
  name: 'references-are-known',
  why: 'A reference to an entry of a later chapter would show its id, or a gap, before its time.',

  *check(checked) {
    for (const { chapter, kind, id, told, path } of tellings(checked)) {
      const story = checked.writtenAt(chapter)
      for (const reference of referencesIn(kind, id, told)) {
        if (entryOf(anyEntries(story, reference.to), reference.id)) continue
        const at = [...path, ...reference.path]
        yield {
          chapter,
          path: at,
          message: `${at.join('.')}: "${reference.id}" is not among the ${reference.to} known by chapter ${chapter}.`,
          tip: 'Check the id, or tell the reference in a later chapter.',
        }
      }
    }
  },
}

/** The ids of other entries that a telling writes: as the entry's own id, in fields, in lists, as keys of maps. */
function* referencesIn(kind: Kind, id: string, told: Told): Generator<Reference> {
  const { fields, keys } = declarationOf(kind)
  if (keys?.to) yield { path: [], id, to: keys.to as Kind }
  for (const { path, field, value } of placesOf(fields, told)) {
    const element = field.type === 'list' ? field.of : field
    if (element.type !== 'text' || !element.to) continue
    for (const [index, target] of [value].flat().entries()) {
      if (typeof target !== 'string') continue
      yield { path: field.type === 'list' ? [...path, String(index)] : path, id: target, to: element.to as Kind }
    }
  }
  for (const { path, id, map, entry } of keysOf(fields, told)) {
    if (map.keys.to && entry && !standsAlone(entry, map.keys)) yield { path, id, to: map.keys.to as Kind }
  }
}

/** A person who bears a name of their own there needs no entry of theirs. */
function standsAlone(entry: Told, { unless }: Keys): boolean {
  return unless !== undefined && unless in entry
}
