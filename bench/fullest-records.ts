import type { BookSections } from '#story/book/book.ts'
import { categoriesOf } from '#story/entries/codex-entries.ts'
import { addressInBook } from '#story/entries/entry-address.ts'
import { type ChapterState, entriesIn, entryPath, textOf } from './starlight-pages.ts'

/** How many kinds are tried: each costs as many audits as a route. */
const KINDS = 3

/** Our address of a record, and that of the same entry on the Starlight site. */
export type RecordPage = { address: string; yardstick: string }

/** The record with the most text of each of the fullest kinds: a link to a record is what readers share. */
export function fullestRecords(state: ChapterState, book: BookSections): RecordPage[] {
  const length = (entry: Parameters<typeof textOf>[0]) => textOf(entry).length
  return categoriesOf(book)
    .flatMap(({ kind }) => {
      const [fullest] = entriesIn(state[kind]).toSorted((one, other) => length(other) - length(one))
      const address = fullest && addressInBook(kind, fullest.id, book)
      return address ? [{ entry: fullest, address, yardstick: entryPath(kind, fullest.id) }] : []
    })
    .toSorted((one, other) => length(other.entry) - length(one.entry))
    .slice(0, KINDS)
    .map(({ address, yardstick }) => ({ address, yardstick }))
}
