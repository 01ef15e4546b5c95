import type { KindLabels } from '#kinds/kind.ts'
import { declarationOf, type Kind, kinds } from '#kinds/kinds.ts'
import type { BookSections } from './book.ts'

/** The labels of a kind in this book, or undefined if the book does not have the kind. */
export function labelsOf(kind: Kind, { sections }: BookSections): (KindLabels & { route?: string }) | undefined {
  const { section = kind, labels } = declarationOf(kind)
  return labels ?? sections[section as Exclude<keyof typeof sections, 'relations' | 'map'>]
}

/** The kinds of entries that this book has. */
export function kindsOf(book: BookSections): Kind[] {
  return kinds.filter((kind) => labelsOf(kind, book))
}

/** The short name of a part of the app, for links and categories. */
export function labelOf({ label, title }: { label?: string | undefined; title: string }): string {
  return label ?? title
}
