import { declarationOf, type Kind, kinds } from '#kinds/kinds.ts'
import { declaredPaths, elementOf, targetsOf } from '#kinds/walk.ts'
import { isMap } from '#story/engine/merge.ts'
import type { LeakKind, Patch, ReadBook } from './leak.ts'
import { minimalEntry } from './minimal-entry.ts'

/** The maps of each kind whose keys are ids of another kind; listed once per such kind. */
const keyedMaps = kinds.flatMap((kind) =>
  Object.entries(declarationOf(kind).fields).flatMap(([field, declared]) =>
    declared.type === 'map'
      ? targetsOf(declared.keys).map((to) => ({ kind, field, to: to as Kind, map: declared }))
      : [],
  ),
)

/** The fields of each kind that hold ids of another kind: single, in a list, or in a group. */
const referring = kinds.flatMap((kind) =>
  Array.from(declaredPaths(declarationOf(kind).fields)).flatMap(({ path, field }) => {
    const element = elementOf(field)
    const isReference = element.type === 'text' && element.to && !path.includes('*')
    return isReference ? [{ kind, path, to: element.to as Kind, isList: field.type === 'list' }] : []
  }),
)

/** The kinds that use the ids of another kind as their own. */
const sharing = kinds.flatMap((kind) => {
  const { keys = {} } = declarationOf(kind)
  return targetsOf(keys).map((to) => ({ kind, to: to as Kind }))
})

const firstTold = (book: ReadBook, wanted: Kind) => {
  const first = new Map<string, number>()
  for (const { kind, id, chapter } of book.patches) if (kind === wanted && !first.has(id)) first.set(id, chapter)
  return [...first]
}

const later = (book: ReadBook, kind: Kind, { chapter }: Patch) =>
  firstTold(book, kind).flatMap(([id, from]) => (from > chapter ? [id] : []))

function withReference(told: Patch['told'], [field = '', ...rest]: readonly string[], value: unknown): Patch['told'] {
  const before = told[field]
  const below = rest.length === 0 ? value : withReference(isMap(before) ? before : {}, rest, value)
  return { ...told, [field]: below }
}

export const orderLeaks: readonly LeakKind[] = [
  {
    name: 'later entry as a key',
    leak: (book, rng) => {
      const patch = rng.pick(book.patches.filter(({ kind }) => keyedMaps.some((one) => one.kind === kind)))
      const place = patch && rng.pick(keyedMaps.filter(({ kind }) => kind === patch.kind))
      const id = place && rng.pick(later(book, place.to, patch))
      if (!patch || !id) return undefined
      const before = patch.told[place.field]
      const entries = { ...(isMap(before) ? before : {}), [id]: minimalEntry(place.map.fields) }
      return { ...patch, told: { ...patch.told, [place.field]: entries }, says: `${place.field}: ${id}` }
    },
  },
  {
    name: 'later entry as a reference',
    leak: (book, rng) => {
      const patch = rng.pick(book.patches.filter(({ kind }) => referring.some((one) => one.kind === kind)))
      const place = patch && rng.pick(referring.filter(({ kind }) => kind === patch.kind))
      const id = place && rng.pick(later(book, place.to, patch))
      if (!patch || !id) return undefined
      return { ...patch, told: withReference(patch.told, place.path, place.isList ? [id] : id), says: id }
    },
  },
  {
    name: 'carried before it is told',
    leak: (book, rng) => {
      const patch = rng.pick(book.patches)
      const place = rng.pick(sharing)
      const id = patch && place && rng.pick(later(book, place.to, patch))
      return id ? { chapter: patch.chapter, kind: place!.kind, id, told: { category: 'Other' }, says: id } : undefined
    },
  },
  {
    name: 'end before the end',
    leak: (book, rng) => {
      const patch = rng.pick(book.patches.filter(({ kind, told }) => kind === 'quests' && told.status === 'active'))
      return patch && { ...patch, told: { ...patch.told, status: 'completed' }, says: 'status: completed' }
    },
  },
  {
    name: 'note of a day to come',
    leak: (book, rng) => {
      const notes = book.patches.filter(({ kind, told }) => kind === 'notes' && typeof told.date === 'string')
      const [note, other] = [rng.pick(notes), rng.pick(notes)]
      if (!note || !other || other.chapter <= note.chapter + 40) return undefined
      return { ...note, told: { ...note.told, date: other.told.date }, says: String(other.told.date) }
    },
  },
]
