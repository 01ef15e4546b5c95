import { declarationOf, type Kind, type KindsIn } from '#kinds/kinds.ts'
import type { BookSections } from '#story/book/book.ts'
import { labelsOf } from '#story/book/book-kinds.ts'
import { href } from './routes.ts'

/** Where the record of an entry opens, for kinds that have the same address in every book. */
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

/** Where the record of an entry opens in this book; undefined for what is seen in popups alone. */
export function addressInBook(kind: Kind, id: string, book: BookSections): string | undefined {
  const { opensIn } = declarationOf(kind)
  if (opensIn === undefined) return undefined
  return opensIn === 'journal'
    ? href('section', { section: routeOf(kind, book) }, { id })
    : entryAddress(kind as KindsIn<'category' | 'list' | 'page' | 'feed'>, id)
}

/** The last part of the address of a category under /codex: `worldLore` lies under `world-lore`, a journal where its book says. */
export function routeOf(kind: Kind, book?: BookSections): string {
  const labels = book && labelsOf(kind, book)
  return labels?.route ?? kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
