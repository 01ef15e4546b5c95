import type { KindWords } from '#kinds/kind.ts'
import { declarationOf, type Kind, kinds } from '#kinds/kinds.ts'
import type { BookSections } from './book.ts'

/** The words of a kind in this book; undefined where the book does not have the kind. */
export function wordsOf(kind: Kind, { sections }: BookSections): (KindWords & { route?: string }) | undefined {
  const { section = kind, words } = declarationOf(kind)
  return words ?? sections[section as Exclude<keyof typeof sections, 'relations' | 'map'>]
}

/** The kinds of entries that this book has. */
export function kindsOf(book: BookSections): Kind[] {
  return kinds.filter((kind) => wordsOf(kind, book))
}

/** The short name of a part of the app, for links and categories. */
export function labelOf({ label, title }: { label?: string | undefined; title: string }): string {
  return label ?? title
}
