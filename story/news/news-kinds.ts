import { declarationOf, type Kind, kinds } from '#kinds/kinds.ts'
import type { KINDS } from '#kinds/table.ts'
import { targetsOf } from '#kinds/walk.ts'
import type { BookSections } from '#story/book/book.ts'
import { labelsOf } from '#story/book/book-kinds.ts'
import { addressInBook } from '#story/entries/entry-address.ts'
import { FROM_NEWS, href } from '#story/entries/routes.ts'
import { capitalised } from '#story/texts/capitalised.ts'

/** What can be in the news. What shares its ids with another kind is told of with that one: what is carried with its item. */
export type NewsKind = { [K in Kind]: (typeof KINDS)[K] extends { keys: object } ? never : K }[Kind]

const newsKinds = Object.fromEntries(
  kinds.map((kind) => [kind, targetsOf(declarationOf(kind).keys ?? {})[0] ?? kind]),
) as Readonly<Record<Kind, NewsKind>>

/** The kind of which there is news where this one was told of. */
export function newsKindOf(kind: Kind): NewsKind {
  return newsKinds[kind]
}

/** How a kind is called above its news, and in a sentence (`New mystery: …`). Titles are quoted there, names are not. */
export type NewsLabels = { label: string; noun: string; isTitled: boolean }

/** The labels of a kind; undefined for one that this book does not have, of which there is no news. */
export function newsLabels(kind: NewsKind, book: BookSections): NewsLabels | undefined {
  const labels = labelsOf(kind, book)
  if (!labels) return undefined

  const { one, mark = capitalised(one) } = labels
  return { label: mark, noun: one, isTitled: 'title' in declarationOf(kind).fields }
}

/**
 * Where the news of a path opens: the very entry, objective or Sequence, and for some kinds a popup or sheet of the feed
 * itself, which goes on to show what was told `since` a chapter.
 */
export function newsAddress(path: string, book: BookSections, since?: number): string {
  const feed = since === undefined ? {} : { since: String(since) }
  const [kind, id = '', field, nested = ''] = path.split('/')
  switch (kind) {
    case 'quests':
      return href('quests', { id, ...(field === 'objectives' && { obj: nested }), from: FROM_NEWS })
    case 'pathways':
      return href(
        'pathway',
        { pathwayId: id },
        field === 'sequences' ? { sequence: nested.replace('sequence_', '') } : {},
      )
    case 'abilities':
      return href('recentActivity', { ...feed, popup: 'abilities', targetAbility: id })
    case 'transactions':
      return href('recentActivity', { ...feed, popup: 'balance' })
    case 'mysteries':
    case 'news':
      return href('recentActivity', { ...feed, id: `${kind}:${id}` })
    default:
      return addressInBook(kind as Kind, id, book) ?? href('recentActivity')
  }
}
