import type { BookSections } from './book.ts'
import { type Kind, kinds } from '#kinds/kinds.ts'

/** The kinds of entries that this book has: those of its sections, and the reports that belong to none. */
export function kindsOf({ sections }: BookSections): Kind[] {
  return kinds.filter(
    (kind) => kind === 'mysteries' || kind === 'news' || sections[kind === 'transactions' ? 'balance' : kind],
  )
}
