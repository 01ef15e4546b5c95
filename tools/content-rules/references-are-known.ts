import type { Kind } from '#story/chapter.ts'
import { entryOf } from '#story/entries.ts'
import { isMap } from '#story/merge.ts'
import { anyEntries } from '#story/story.ts'
import { type Rule, tellings } from './rule.ts'

/** Where one entry names another by its id: the field, and the kind it must be known as. */
const references: readonly {
  kind: Kind
  of: (told: Record<string, unknown>) => [path: string[], id: unknown][]
  to: Kind
}[] = [
  { kind: 'characters', to: 'pathways', of: (told) => [[['sequence', 'pathway'], part(told.sequence, 'pathway')]] },
  {
    kind: 'characters',
    to: 'pathways',
    of: (told) => [[['card', 'primaryPathway'], part(told.card, 'primaryPathway')]],
  },
  { kind: 'abilities', to: 'pathways', of: (told) => [[['pathway'], told.pathway]] },
  { kind: 'organizations', to: 'pathways', of: (told) => listed(told, 'pathwaysHeld') },
  { kind: 'pathways', to: 'characters', of: (told) => keyed(told, 'knownBeyonders', 'characterName') },
  { kind: 'organizations', to: 'characters', of: (told) => keyed(told, 'knownMembers', 'name') },
  { kind: 'deities', to: 'characters', of: (told) => keyed(told, 'followers', 'name') },
]

export const referencesAreKnown: Rule = {
  name: 'references-are-known',
  why: 'A reference to an entry of a later chapter would show its id, or a gap, before its time.',

  *check(checked) {
    for (const { chapter, kind, id, told, path } of tellings(checked)) {
      const story = checked.writtenAt(chapter)
      if (kind === 'inventory' && !entryOf(story.items, id)) {
        yield {
          chapter,
          path,
          message: `inventory.${id}: there is no item of this id by chapter ${chapter}.`,
          tip: 'Tell the item in the same chapter.',
        }
      }
      for (const reference of references) {
        if (reference.kind !== kind) continue
        for (const [field, target] of reference.of(told)) {
          if (typeof target !== 'string' || entryOf(anyEntries(story, reference.to), target)) continue
          yield {
            chapter,
            path: [...path, ...field],
            message: `${[...path, ...field].join('.')}: "${target}" is not among the ${reference.to} known by chapter ${chapter}.`,
            tip: 'Check the id, or tell the reference in a later chapter.',
          }
        }
      }
    }
  },
}

function part(value: unknown, field: string): unknown {
  return isMap(value) ? value[field] : undefined
}

function listed(told: Record<string, unknown>, field: string): [string[], unknown][] {
  const list = told[field]
  return Array.isArray(list) ? list.map((id, index) => [[field, String(index)], id]) : []
}

/** Keys of a map of people. A person who bears a name of their own there needs no character entry. */
function keyed(told: Record<string, unknown>, field: string, name: string): [string[], unknown][] {
  const map = told[field]
  if (!isMap(map)) return []
  return Object.entries(map)
    .filter(([, person]) => isMap(person) && !(name in person))
    .map(([id]) => [[field, id], id])
}
