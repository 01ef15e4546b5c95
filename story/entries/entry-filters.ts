import { declarationOf, type Kind } from '#kinds/kinds.ts'
import type { BookSections } from '#story/book/book.ts'
import type { AnyKnown } from '#story/engine/known.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import { capitalised } from '#story/texts/capitalised.ts'
import type { Parameter } from './routes.ts'
import { inWords } from './view-words.ts'

type Name = Parameter<'section'>

/** What one filter of a list offers, and what of it the address has chosen: a word that some known entry bears. */
export type EntryFilter = {
  /** What the address calls it. */
  name: Name
  label: string
  chosen: string | undefined
  options: FilterOption[]
}

/** `count`: how many entries it leaves, among those that the other filters leave. */
export type FilterOption = { value: string; label: string; count: number }

/** A list as it is narrowed: `entries` are those that pass all its filters, undefined where nothing was chosen. */
export type NarrowedList = { filters: EntryFilter[]; entries: readonly AnyKnown[] | undefined }

/** Of something that is told or not: a Beyonder, for one. */
const TOLD = { yes: 'Yes', no: 'Not known' } as const

/**
 * The list of a kind as an address asks for it. A filter offers what is known of at least one entry, and stands only where
 * it parts them; a word that only later chapters know is passed over just like one that no chapter knows.
 */
export function narrowedList(
  story: Story,
  kind: Kind,
  book: BookSections,
  asked: { get: (name: Name) => string | null },
): NarrowedList {
  const entries = anyEntries(story, kind)
  const rows = (declarationOf(kind).narrowedBy ?? []).flatMap(([label, field]) => {
    const words = inWords(label, book)
    const known = wordsOf(kind, field, entries)
    if (words === undefined || known.length < 2) return []
    const name = field as Name
    return [{ name, label: words, field, known, chosen: known.find((word) => word === asked.get(name)) }]
  })
  const passing = (passed?: Name) =>
    entries.filter((entry) =>
      rows.every(
        ({ name, field, chosen }) => name === passed || chosen === undefined || wordOf(kind, field, entry) === chosen,
      ),
    )
  const filters = rows.map(({ name, label, field, known, chosen }) => {
    const counts = Map.groupBy(passing(name), (entry) => wordOf(kind, field, entry))
    const options = known
      .map((value) => ({ value, label: labelOf(kind, field, value), count: counts.get(value)?.length ?? 0 }))
      .filter(({ value, count }) => count > 0 || value === chosen)
    return { name, label, chosen, options }
  })
  return { filters, entries: filters.some(({ chosen }) => chosen !== undefined) ? passing() : undefined }
}

/** In the order in which the kind lists them, or else in which the story first told one. */
function wordsOf(kind: Kind, field: string, entries: readonly AnyKnown[]): string[] {
  const told = new Set(entries.flatMap((entry) => wordOf(kind, field, entry) ?? []))
  const declared = declarationOf(kind).fields[field]
  if (declared?.type === 'choice') return declared.options.filter((word) => told.has(word))
  return declared?.type === 'flag' ? Object.keys(TOLD).filter((word) => told.has(word)) : [...told]
}

/** A status without what stands behind it in brackets. */
function wordOf(kind: Kind, field: string, entry: AnyKnown): string | undefined {
  const value = entry[field]
  if (declarationOf(kind).fields[field]?.type === 'flag') return value === true ? 'yes' : 'no'
  return typeof value === 'string' ? value.replace(/ \(.*\)$/, '') : undefined
}

function labelOf(kind: Kind, field: string, word: string): string {
  const isFlag = declarationOf(kind).fields[field]?.type === 'flag'
  return isFlag ? TOLD[word as keyof typeof TOLD] : capitalised(word)
}
