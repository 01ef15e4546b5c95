import type { BookSections } from './book.ts'
import { capitalised } from './capitalised.ts'
import type { Kind } from '#kinds/kinds.ts'
import { addressIn, drawersOf } from './codex-entries.ts'

/** What can be in the news; what is carried is told of with its item. */
export type NewsKind = Exclude<Kind, 'inventory'>

/** How a kind is called above its news, and in a sentence (`New mystery: …`). Titles are quoted there, names are not. */
export type NewsWords = { label: string; noun: string; isTitled: boolean }

const TITLED: ReadonlySet<NewsKind> = new Set(['history', 'diary', 'notes', 'mysteries', 'news', 'quests'])

/** What has no page of its own, and so no words in book.yaml either. */
const REPORTS = { mysteries: { one: 'mystery' }, news: { one: 'report', mark: 'News' } } as const

/** The words for a kind; undefined for one that this book does not have, of which there is no news. */
export function newsWords(kind: NewsKind, { sections }: BookSections): NewsWords | undefined {
  const words: { one: string; mark?: string | undefined } | undefined =
    kind === 'mysteries' || kind === 'news' ? REPORTS[kind] : sections[kind === 'transactions' ? 'balance' : kind]
  if (!words) return undefined

  const { one, mark = capitalised(one) } = words
  return { label: mark, noun: one, isTitled: TITLED.has(kind) }
}

const RECENT_ACTIVITY = '/codex/recent-activity'

/** Where the news of a path opens: the very entry, objective or Sequence, and for some kinds a popup of the feed itself. */
export function newsAddress(path: string, book: BookSections): string {
  const [kind, id = '', field, nested = ''] = path.split('/')
  switch (kind) {
    case 'quests':
      return address('/quests', { id, ...(field === 'objectives' && { obj: nested }), from: 'recent-activity' })
    case 'pathways':
      return address(`/pathways/${id}`, field === 'sequences' ? { sequence: nested.replace('sequence_', '') } : {})
    case 'abilities':
      return address(RECENT_ACTIVITY, { popup: 'abilities', targetAbility: id })
    case 'transactions':
      return address(RECENT_ACTIVITY, { popup: 'balance' })
    default: {
      const drawer = drawersOf(book).find((drawer) => drawer.kind === kind)
      return drawer ? addressIn(drawer, id) : address(RECENT_ACTIVITY, { id: `${kind}:${id}` })
    }
  }
}

function address(path: string, query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`)
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}
