import { declarationOf, type Kind, kinds } from '#kinds/kinds.ts'
import type { KINDS } from '#kinds/table.ts'
import { targetsOf } from '#kinds/walk.ts'
import type { BookSections } from '#story/book/book.ts'
import { labelsOf } from '#story/book/book-kinds.ts'
import { addressInBook } from '#story/entries/entry-address.ts'
import { FROM_NEWS, href } from '#story/entries/routes.ts'
import { capitalised } from '#story/texts/capitalised.ts'

/** The kinds that can be in the news. A kind that uses another's ids is reported under that kind: a carried thing under its item. */
export type NewsKind = { [K in Kind]: (typeof KINDS)[K] extends { keys: object } ? never : K }[Kind]

const newsKinds = Object.fromEntries(
  kinds.map((kind) => [kind, targetsOf(declarationOf(kind).keys ?? {})[0] ?? kind]),
) as Readonly<Record<Kind, NewsKind>>

/** The kind under which changes to this kind are reported. */
export function newsKindOf(kind: Kind): NewsKind {
  return newsKinds[kind]
}

/** What a kind is called above its news, and within a sentence (`New mystery: …`). Titles are quoted there, names are not. */
export type NewsLabels = { label: string; noun: string; isTitled: boolean }

/** The labels of a kind; undefined if this book does not have it, and so has no news of it. */
export function newsLabels(kind: NewsKind, book: BookSections): NewsLabels | undefined {
  const labels = labelsOf(kind, book)
  if (!labels) return undefined

  const { one, mark = capitalised(one) } = labels
  return { label: mark, noun: one, isTitled: 'title' in declarationOf(kind).fields }
}

/**
 * The address that the news of a path opens: the entry, objective or Sequence itself, or for some kinds a popup or sheet of the
 * feed, which also shows what was told `since` a chapter.
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
