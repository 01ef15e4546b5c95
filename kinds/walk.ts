import type { Field, Fields, Keys, Role } from './field.ts'

/** A place in a patch: a field at any depth, with its declaration and the value written there. */
export type Place = { path: readonly string[]; field: Field; value: unknown }

/** An id within a patch: the key of an entry in a nested map. `entry` is null if the entry is removed. */
export type Key = { path: readonly string[]; id: string; map: Field & { type: 'map' }; entry: Told | null }

export type Told = Readonly<Record<string, unknown>>

/** Every declared field that a patch writes, at any depth, with its whole value, or `null` if it is removed. */
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

/** Every text with the given role that a patch writes, at any depth; those of lists one by one. */
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

/** Every key of a nested map in the patch, at any depth. */
export function* keysOf(fields: Fields, told: Told): Generator<Key> {
  for (const { path, field, value } of placesOf(fields, told)) {
    if (field.type !== 'map' || !isTold(value)) continue
    for (const [id, entry] of Object.entries(value)) {
      yield { path: [...path, id], id, map: field, entry: isTold(entry) ? entry : null }
    }
  }
}

/** The kinds to which an id may belong; empty if ids are free. */
export function targetsOf({ to = [] }: Keys): readonly string[] {
  return typeof to === 'string' ? [to] : to
}

/** The element of a list; any other field itself. */
export function elementOf(field: Field): Field {
  return field.type === 'list' ? elementOf(field.of) : field
}

/** The paths of all declared fields, at any depth; `*` stands for the ids in a nested map. */
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
