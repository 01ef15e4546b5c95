import type { Field, Role } from '#kinds/field.ts'
import { declarationOf, type Kind } from '#kinds/kinds.ts'
import { declaredPaths, elementOf } from '#kinds/walk.ts'
import { isMap } from '#story/engine/merge.ts'
import { type Leak, type LeakKind, type Patch, proseOf, type ReadBook, type Told, withSentence } from './leak.ts'

const byEntry = new WeakMap<ReadBook, readonly (readonly Patch[])[]>()

/** The patches of each entry that is told more than once, in order. */
function histories(book: ReadBook): readonly (readonly Patch[])[] {
  let all = byEntry.get(book)
  if (!all) {
    all = [...Map.groupBy(book.patches, ({ kind, id }) => `${kind}/${id}`).values()].filter(({ length }) => length > 1)
    byEntry.set(book, all)
  }
  return all
}

/**
 * The paths of all matching fields of a kind, at any depth; a nested map stands for its entries. Excludes fields that are only about
 * the present: their values come and go, so no rule can tell an early one from one that came back.
 */
function pathsOf(kind: Kind, isWanted: (field: Field) => boolean): string[][] {
  return Array.from(declaredPaths(declarationOf(kind).fields)).flatMap(({ path, field }) =>
    isWanted(field) && !field.isPresent ? [field.type === 'map' ? [...path, '*'] : [...path]] : [],
  )
}

/** A kind of leak that plants a field's value some chapters before it is told. */
function field(name: string, isWanted: (field: Field) => boolean): LeakKind {
  const leaks = new WeakMap<ReadBook, readonly Leak[]>()
  return {
    name,
    leak: (book, rng) => {
      const all =
        leaks.get(book) ??
        histories(book).flatMap((history) =>
          pathsOf(history[0]!.kind, isWanted).flatMap((path) => tooEarly(history, path)),
        )
      leaks.set(book, all)
      return rng.pick(all)
    },
  }
}

/** Every value at a path of an entry, planted in each earlier patch of it whose readers do not know it yet. */
function tooEarly(history: readonly Patch[], path: readonly string[]): Leak[] {
  return history.flatMap((later, index) =>
    valuesAt(later.told, path).flatMap(([at, value]) => {
      const said = JSON.stringify(value)
      const heard = history.findIndex(({ told }) => JSON.stringify(valueAt(told, at)) === said)
      const early = heard < index ? [] : history.slice(0, index)
      return early.map((patch) => ({
        ...patch,
        told: withValue(patch.told, at, value),
        says: `${at.join('.')}: ${said}`,
      }))
    }),
  )
}

function valuesAt(told: Told, [key = '', ...rest]: readonly string[]): [path: string[], value: unknown][] {
  const keys = key === '*' ? Object.keys(told) : key in told ? [key] : []
  return keys.flatMap((key): [string[], unknown][] => {
    const value = told[key]
    if (value === null) return []
    if (rest.length === 0) return [[[key], value]]
    return isMap(value) ? valuesAt(value, rest).map(([path, below]) => [[key, ...path], below]) : []
  })
}

function valueAt(told: unknown, path: readonly string[]): unknown {
  return path.reduce((value, key) => (isMap(value) ? value[key] : undefined), told)
}

function withValue(told: Told, [key = '', ...rest]: readonly string[], value: unknown): Told {
  const below = told[key]
  return { ...told, [key]: rest.length === 0 ? value : withValue(isMap(below) ? below : {}, rest, value) }
}

/** Matches fields with one of these roles, directly or as the items of a list. */
function withRole(...roles: Role[]) {
  return (field: Field) => {
    const element = elementOf(field)
    return 'role' in element && roles.includes(element.role)
  }
}

export const patchLeaks: readonly LeakKind[] = [
  field('status', withRole('status')),
  field('owner, faction, place', withRole('owner', 'mention', 'label', 'category', 'tie')),
  field('entry within an entry', ({ type }) => type === 'map'),
  field('what waits for a gate', ({ gate }) => gate !== undefined),
  field('name', withRole('name', 'title', 'alias', 'caller')),
  field('picture', ({ isPicture }) => isPicture === true),
  field('description', withRole('body')),
  field('further text', withRole('prose')),
  field('number', ({ type }) => type === 'count'),
  {
    name: 'whole entry',
    leak: (book, rng) => {
      const entry = rng.pick(book.patches)
      const first = entry && book.patches.find(({ kind, id }) => kind === entry.kind && id === entry.id)
      if (!first || first.chapter < 2) return undefined
      const chapter = rng.pick(Array.from({ length: first.chapter - 1 }, (_, index) => index + 1)) ?? 1
      return { ...first, chapter, says: `${first.kind}.${first.id} of chapter ${first.chapter}` }
    },
  },
  {
    name: 'sentence of another entry',
    leak: (book, rng) => {
      const [patch, later] = [rng.pick(book.patches), rng.pick(book.patches)]
      const [field, from] = [patch && proseOf(patch), later && proseOf(later)]
      if (!patch || !later || !field || !from || later.chapter <= patch.chapter || later.id === patch.id)
        return undefined
      const sentence = rng.pick(
        String(later.told[from])
          .match(/[^.!?]+[.!?]/g)
          ?.filter((text) => text.split(' ').length > 9) ?? [],
      )
      return sentence
        ? { ...patch, told: withSentence(patch, field, sentence.trim()), says: sentence.trim() }
        : undefined
    },
  },
]
