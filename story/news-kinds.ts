import type { Kind } from './chapter.ts'
import { drawersOf, type Journals } from './codex-entries.ts'

/** What can be in the news; what is carried is told of with its item. */
export type NewsKind = Exclude<Kind, 'inventory'>

/**
 * How each kind is called above its news, and in a sentence (`New mystery: …`). Titles are quoted there, names are not.
 */
export const NEWS_KINDS: Readonly<Record<NewsKind, { label: string; noun: string; isTitled?: true }>> = {
  characters: { label: 'Character', noun: 'character' },
  pathways: { label: 'Pathway', noun: 'pathway' },
  items: { label: 'Item', noun: 'item' },
  deities: { label: 'Deity', noun: 'deity' },
  organizations: { label: 'Organization', noun: 'organization' },
  locations: { label: 'Location', noun: 'location' },
  worldLore: { label: 'World lore', noun: 'lore' },
  history: { label: 'History', noun: 'piece of history', isTitled: true },
  diary: { label: 'Diary', noun: 'diary leaf', isTitled: true },
  notes: { label: 'Note', noun: 'note', isTitled: true },
  mysteries: { label: 'Mystery', noun: 'mystery', isTitled: true },
  news: { label: 'News', noun: 'report', isTitled: true },
  quests: { label: 'Quest', noun: 'quest', isTitled: true },
  transactions: { label: 'Money', noun: 'payment' },
  abilities: { label: 'Ability', noun: 'ability' },
}

const RECENT_ACTIVITY = '/codex/recent-activity'

/** Where the news of a path opens: the very entry, objective or Sequence, and for some kinds a popup of the feed itself. */
export function newsAddress(path: string, book: Journals): string {
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
      return drawer ? address(`/codex/${drawer.route}`, { id }) : address(RECENT_ACTIVITY, { id: `${kind}:${id}` })
    }
  }
}

function address(path: string, query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`)
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}
