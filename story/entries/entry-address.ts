import { declarationOf, type Kind, type KindsIn } from '#kinds/kinds.ts'
import type { BookSections } from '#story/book/book.ts'
import { labelsOf } from '#story/book/book-kinds.ts'
import { href } from './routes.ts'

/** The address of an entry's record, for kinds whose addresses are the same in every book. */
export function entryAddress(kind: KindsIn<'category' | 'list' | 'page' | 'feed'>, id: string): string {
  switch (declarationOf(kind).opensIn) {
    case 'feed':
      return href('recentActivity', { id: `${kind}:${id}` })
    case 'page':
      return kind === 'pathways' ? href('pathway', { pathwayId: id }) : href('quests', { id })
    default:
      return href('section', { section: routeOf(kind) }, { id })
  }
}

/** The address of an entry's record in this book; undefined for entries shown only in popups. */
export function addressInBook(kind: Kind, id: string, book: BookSections): string | undefined {
  const { opensIn } = declarationOf(kind)
  if (opensIn === undefined) return undefined
  return opensIn === 'journal'
    ? href('section', { section: routeOf(kind, book) }, { id })
    : entryAddress(kind as KindsIn<'category' | 'list' | 'page' | 'feed'>, id)
}

/** The last part of a category's address under /codex: `world-lore` for `worldLore`; for a journal, the route its book gives. */
export function routeOf(kind: Kind, book?: BookSections): string {
  const labels = book && labelsOf(kind, book)
  return labels?.route ?? kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
