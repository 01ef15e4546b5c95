import type { Field, Fields, Keys, Role } from './field.ts'

/** A place of a patch: a field at any depth, with its declaration and what is written there. */
export type Place = { path: readonly string[]; field: Field; value: unknown }

/** An id within a patch: the key of an entry in a nested map. `entry` is null where the entry is taken away. */
export type Key = { path: readonly string[]; id: string; map: Field & { type: 'map' }; entry: Told | null }

export type Told = Readonly<Record<string, unknown>>

/** Every declared field that a patch writes, at any depth, with all of its value; a `null` too, which takes it away. */
export function* placesOf(fields: Fields, told: Told, path: readonly string[] = []): Generator<Place> {
  for (const [name, value] of Object.entries(told)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field) continue
    const at = [...path, name]
    yield { path: at, field, value }
    if (field.type === 'group' && isTold(value)) yield* placesOf(field.fields, value, at)
    if (field.type !== 'map' || !isTold(value)) continue
    for (const [id, entry] of Object.entries(value)) {
      if (isTold(entry)) yield* placesOf(field.fields, entry, [...at, id])
    }
  }
}

/** Every text of a role that a patch writes, at any depth, those of lists one by one. */
export function* textsWithRole(
  fields: Fields,
  told: Told,
  role: Role,
): Generator<{ path: readonly string[]; text: string }> {
  for (const { path, field, value } of placesOf(fields, told)) {
    const element = elementOf(field)
    if (!('role' in element) || element.role !== role) continue
    const isList = Array.isArray(value)
    for (const [index, text] of [value].flat().entries())
      if (typeof text === 'string') yield { path: isList ? [...path, String(index)] : path, text }
  }
}

/** Every id of an entry within the entry, at any depth. */
export function* keysOf(fields: Fields, told: Told): Generator<Key> {
  for (const { path, field, value } of placesOf(fields, told)) {
    if (field.type !== 'map' || !isTold(value)) continue
    for (const [id, entry] of Object.entries(value)) {
      yield { path: [...path, id], id, map: field, entry: isTold(entry) ? entry : null }
    }
  }
}

/** The kinds to one of which an id has to belong; none where ids are free. */
export function targetsOf({ to = [] }: Keys): readonly string[] {
  return typeof to === 'string' ? [to] : to
}

/** What a field holds in itself: the field, or what its list is made of. */
export function elementOf(field: Field): Field {
  return field.type === 'list' ? elementOf(field.of) : field
}

/** The paths of all declared fields, at any depth; `*` stands for the ids of a nested map. */
export function* declaredPaths(
  fields: Fields,
  path: readonly string[] = [],
): Generator<{ path: readonly string[]; field: Field }> {
  for (const [name, field] of Object.entries(fields)) {
    const at = [...path, name]
    yield { path: at, field }
    if (field.type === 'group') yield* declaredPaths(field.fields, at)
    if (field.type === 'map') yield* declaredPaths(field.fields, [...at, '*'])
  }
}

function isTold(value: unknown): value is Told {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
