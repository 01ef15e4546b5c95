import { isMap } from '#story/merge.ts'
import type { LeakKind, ReadBook, Telling } from './leak.ts'

/** Maps whose keys are ids of other entries. */
const references = { organizations: 'knownMembers', deities: 'followers', pathways: 'knownBeyonders' } as const
const line = { knownMembers: { role: 'Ally' }, followers: { role: 'Believer' }, knownBeyonders: { sequenceNumber: 9 } }

const firstTold = (book: ReadBook, wanted: string) => {
  const first = new Map<string, number>()
  for (const { kind, id, chapter } of book.tellings) if (kind === wanted && !first.has(id)) first.set(id, chapter)
  return [...first]
}

const later = (book: ReadBook, kind: string, { chapter }: Telling) =>
  firstTold(book, kind).flatMap(([id, from]) => (from > chapter ? [id] : []))

export const orderLeaks: readonly LeakKind[] = [
  {
    name: 'reference to a later person',
    leak: (book, lot) => {
      const telling = lot.pick(book.tellings.filter(({ kind }) => kind in references))
      const id = telling && lot.pick(later(book, 'characters', telling))
      if (!telling || !id) return undefined
      const field = references[telling.kind as keyof typeof references]
      const people = { ...(isMap(telling.told[field]) ? telling.told[field] : {}), [id]: line[field] }
      return { ...telling, told: { ...telling.told, [field]: people }, says: `${field}: ${id}` }
    },
  },
  {
    name: 'reference to a later pathway',
    leak: (book, lot) => {
      const telling = lot.pick(book.tellings.filter(({ kind }) => kind === 'organizations' || kind === 'characters'))
      const id = telling && lot.pick(later(book, 'pathways', telling))
      if (!telling || !id) return undefined
      const told =
        telling.kind === 'characters'
          ? { ...telling.told, sequence: { pathway: id } }
          : { ...telling.told, pathwaysHeld: [id] }
      return { ...telling, told, says: id }
    },
  },
  {
    name: 'carried before it is told',
    leak: (book, lot) => {
      const telling = lot.pick(book.tellings)
      const id = telling && lot.pick(later(book, 'items', telling))
      return id ? { chapter: telling.chapter, kind: 'inventory', id, told: { category: 'Other' }, says: id } : undefined
    },
  },
  {
    name: 'end before the end',
    leak: (book, lot) => {
      const telling = lot.pick(book.tellings.filter(({ kind, told }) => kind === 'quests' && told.status === 'active'))
      return telling && { ...telling, told: { ...telling.told, status: 'completed' }, says: 'status: completed' }
    },
  },
  {
    name: 'note of a day to come',
    leak: (book, lot) => {
      const notes = book.tellings.filter(({ kind, told }) => kind === 'notes' && typeof told.date === 'string')
      const [note, other] = [lot.pick(notes), lot.pick(notes)]
      if (!note || !other || other.chapter <= note.chapter + 40) return undefined
      return { ...note, told: { ...note.told, date: other.told.date }, says: String(other.told.date) }
    },
  },
]
