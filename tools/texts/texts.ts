import { isMap } from '#story/merge.ts'

/** Something that is written in a telling and that a reader could come to see: a text, or the key of a map. */
export type Text = {
  /** Below the telling it stands in. */
  path: readonly string[]
  /** The nearest field that is no number: `name`, `aliases`, `content`. */
  field: string
  value: string
  /** Ids, glyphs and file names: lower-case words joined by hyphens. */
  isId: boolean
}

const idFields = new Set(['icon', 'image', 'pathway', 'primaryPathway', 'pathwaysHeld'])
const textsOfTold = new WeakMap<object, readonly Text[]>()

/** All that a telling writes, at any depth, ids of its maps too; gathered once for each. */
export function textsOf(told: object): readonly Text[] {
  let texts = textsOfTold.get(told)
  if (!texts) {
    texts = [...textsBelow(told, [], '')]
    textsOfTold.set(told, texts)
  }
  return texts
}

function* textsBelow(value: unknown, path: readonly string[], field: string): Generator<Text> {
  if (typeof value === 'string') yield { path, field, value, isId: idFields.has(field) }
  else if (Array.isArray(value)) {
    for (const [index, below] of value.entries()) yield* textsBelow(below, [...path, String(index)], field)
  } else if (isMap(value)) {
    for (const [key, below] of Object.entries(value)) {
      // Ids and fields look alike; reading a field's name as an id does no harm, because no name is spelt like one.
      if (isMap(below) || below === null) yield { path: [...path, key], field: 'id', value: key, isId: true }
      yield* textsBelow(below, [...path, key], /^\d+$/.test(key) ? field : key)
    }
  }
}
