import type { Field, Role, ToldFact, Words } from '#kinds/field.ts'
import { declarationOf, type Kind } from '#kinds/kinds.ts'
import { keysOf, placesOf, type Told, targetsOf } from '#kinds/walk.ts'

/** Something in a patch that a reader could see: a text, or the key of a map. */
export type Text = {
  /** Relative to its patch. */
  path: readonly string[]
  /** The role of its field; the key of a map is a `reference` if it names another entry, else an `id`. */
  role: Role | 'id'
  value: string
  /** Ids, glyphs and file names: lower-case words joined by hyphens. */
  isId: boolean
  words?: Words | undefined
}

const idRoles: ReadonlySet<Role> = new Set(['reference', 'glyph', 'picture'])
const textsOfTold = new WeakMap<object, readonly Text[]>()

/** All that a patch of a kind writes, at any depth, including the ids of its maps; collected once per patch. */
export function textsOf(kind: Kind, told: object): readonly Text[] {
  let texts = textsOfTold.get(told)
  if (!texts) {
    texts = [...textsIn(kind, told as Told)]
    textsOfTold.set(told, texts)
  }
  return texts
}

function* textsIn(kind: Kind, told: Told): Generator<Text> {
  const { fields } = declarationOf(kind)
  for (const { path, field, value } of placesOf(fields, told)) yield* textsAt(field, value, path)
  for (const { path, id, map } of keysOf(fields, told)) {
    yield { path, role: targetsOf(map.keys).length > 0 ? 'reference' : 'id', value: id, isId: true }
  }
}

function* textsAt(field: Field, value: unknown, path: readonly string[]): Generator<Text> {
  if (field.type === 'list' && Array.isArray(value)) {
    for (const [index, part] of value.entries()) yield* textsAt(field.of, part, [...path, String(index)])
  } else if (field.type === 'blocks' && Array.isArray(value)) {
    for (const [index, block] of value.entries()) yield* textsOfBlock(field.role, block, [...path, String(index)])
  } else if (field.type === 'facts' && Array.isArray(value)) {
    for (const [index, fact] of (value as readonly ToldFact[]).entries()) {
      const { text, key } = typeof fact === 'string' ? { text: fact } : fact
      const at = [...path, String(index)]
      yield { path: at, role: field.role, value: text, isId: false, words: field.words }
      // A fact's key is sent to readers, and an author who knows the end may choose a telling name.
      if (key !== undefined) yield { path: [...at, 'key'], role: 'id', value: key, isId: true }
    }
  } else if ((field.type === 'text' || field.type === 'blocks') && typeof value === 'string') {
    yield { path, role: field.role, value, isId: idRoles.has(field.role), words: field.words }
  }
}

function* textsOfBlock(role: Role, block: { text?: string; items?: string[] }, path: readonly string[]) {
  if (block.text) yield { path: [...path, 'text'], role, value: block.text, isId: false }
  for (const [index, value] of (block.items ?? []).entries())
    yield { path: [...path, 'items', String(index)], role, value, isId: false }
}
