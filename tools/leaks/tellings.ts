import { isMap } from '#story/merge.ts'
import { type Leak, type LeakKind, proseOf, type ReadBook, type Telling, type Told, withSentence } from './leak.ts'

const byEntry = new WeakMap<ReadBook, readonly (readonly Telling[])[]>()

/** The tellings of each entry that is told more than once, in order. */
function histories(book: ReadBook): readonly (readonly Telling[])[] {
  let all = byEntry.get(book)
  if (!all) {
    all = [...Map.groupBy(book.tellings, ({ kind, id }) => `${kind}/${id}`).values()].filter(({ length }) => length > 1)
    byEntry.set(book, all)
  }
  return all
}

/** A field of an entry (`owner`, `sequence.name`, `knownMembers.*`) told as it is known only some chapters later. */
function field(name: string, ...paths: string[]): LeakKind {
  const leaks = new WeakMap<ReadBook, readonly Leak[]>()
  return {
    name,
    leak: (book, lot) => {
      const all =
        leaks.get(book) ??
        histories(book).flatMap((history) => paths.flatMap((path) => tooEarly(history, path.split('.'))))
      leaks.set(book, all)
      return lot.pick(all)
    },
  }
}

/** Every value at a path of an entry, in every earlier telling of it whose readers have not heard it. */
function tooEarly(history: readonly Telling[], path: readonly string[]): Leak[] {
  return history.flatMap((later, index) =>
    valuesAt(later.told, path).flatMap(([at, value]) => {
      const said = JSON.stringify(value)
      const heard = history.findIndex(({ told }) => JSON.stringify(valueAt(told, at)) === said)
      const early = heard < index ? [] : history.slice(0, index)
      return early.map((telling) => ({
        ...telling,
        told: withValue(telling.told, at, value),
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

export const tellingLeaks: readonly LeakKind[] = [
  field('status', 'status'),
  field('owner, faction, place', 'owner', 'faction', 'location', 'category', 'group', 'deity'),
  field('member or follower', 'knownMembers.*', 'followers.*', 'knownBeyonders.*'),
  field('Sequence of a person', 'sequence', 'sequence.name', 'sequence.number', 'knownBeyonders.*.sequenceName'),
  field('rung of a pathway', 'sequences.*', 'sequences.*.name'),
  field('identity', 'identities.*', 'name', 'realName', 'card.alias'),
  field('picture', 'icon', 'portrait', 'portrait.hooded', 'image'),
  field('description', 'description'),
  field('objective', 'objectives.*', 'objectives.*.status'),
  {
    name: 'whole entry',
    leak: (book, lot) => {
      const entry = lot.pick(book.tellings)
      const first = entry && book.tellings.find(({ kind, id }) => kind === entry.kind && id === entry.id)
      if (!first || first.chapter < 2) return undefined
      const chapter = lot.pick(Array.from({ length: first.chapter - 1 }, (_, index) => index + 1)) ?? 1
      return { ...first, chapter, says: `${first.kind}.${first.id} of chapter ${first.chapter}` }
    },
  },
  {
    name: 'sentence of another entry',
    leak: (book, lot) => {
      const [telling, later] = [lot.pick(book.tellings), lot.pick(book.tellings)]
      const [field, from] = [telling && proseOf(telling), later && proseOf(later)]
      if (!telling || !later || !field || !from || later.chapter <= telling.chapter || later.id === telling.id)
        return undefined
      const sentence = lot.pick(
        String(later.told[from])
          .match(/[^.!?]+[.!?]/g)
          ?.filter((text) => text.split(' ').length > 9) ?? [],
      )
      return sentence
        ? { ...telling, told: withSentence(telling, field, sentence.trim()), says: sentence.trim() }
        : undefined
    },
  },
]
