import { declarationOf, type Kind } from '#kinds/kinds.ts'
import type { BookSections } from '#story/book/book.ts'
import type { AnyKnown } from '#story/engine/known.ts'
import { anyEntries, type Story } from '#story/engine/story.ts'
import { capitalised } from '#story/texts/capitalised.ts'
import type { Parameter } from './routes.ts'
import { inWords } from './view-words.ts'

type Name = Parameter<'section'>

/** The options of one filter, and the one chosen in the address, if a known entry has that word. */
export type EntryFilter = {
  /** Its name in the address. */
  name: Name
  label: string
  chosen: string | undefined
  options: FilterOption[]
}

/** `count`: how many entries remain with it, given the other filters. */
export type FilterOption = { value: string; label: string; count: number }

/** A filtered list: `entries` are those that pass all filters, or undefined if nothing was chosen. */
export type NarrowedList = { filters: EntryFilter[]; entries: readonly AnyKnown[] | undefined }

/** Options for a field that is either told or not, such as being a Beyonder. */
const TOLD = { yes: 'Yes', no: 'Not known' } as const

/**
 * The list of a kind, filtered as an address asks. A filter offers only words that a known entry has, and is left out if they
 * do not divide the entries. A word known only later is ignored, exactly like one that does not exist.
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

/** In the order of the kind's declared options, or else the order in which the story first told them. */
function wordsOf(kind: Kind, field: string, entries: readonly AnyKnown[]): string[] {
  const told = new Set(entries.flatMap((entry) => wordOf(kind, field, entry) ?? []))
  const declared = declarationOf(kind).fields[field]
  if (declared?.type === 'choice') return declared.options.filter((word) => told.has(word))
  return declared?.type === 'flag' ? Object.keys(TOLD).filter((word) => told.has(word)) : [...told]
}

/** The word of a status, without anything in brackets after it. */
function wordOf(kind: Kind, field: string, entry: AnyKnown): string | undefined {
  const value = entry[field]
  if (declarationOf(kind).fields[field]?.type === 'flag') return value === true ? 'yes' : 'no'
  return typeof value === 'string' ? value.replace(/ \(.*\)$/, '') : undefined
}

function labelOf(kind: Kind, field: string, word: string): string {
  const isFlag = declarationOf(kind).fields[field]?.type === 'flag'
  return isFlag ? TOLD[word as keyof typeof TOLD] : capitalised(word)
}
