import { type BookName, SALTMERE } from './books.ts'
import { builtBook } from './built-book.ts'
import { routes } from './routes.ts'

/** What opens over a page by its address: the page under it, and the link that opens it. */
export type SheetKind = { name: string; under: string; opener: string }

const NEWS = '/codex/recent-activity'

/** The categories of the codex with their records. */
export const recordsOf = (book: BookName = SALTMERE): readonly SheetKind[] =>
  [...routes(book).keys()]
    .filter((route) => route.startsWith('/codex/') && route !== NEWS)
    .map((under) => ({ name: under, under, opener: `a[href^="${under}?"][href*="id="]` }))

export const homePopupsOf = (book: BookName = SALTMERE): readonly SheetKind[] =>
  ['balance', 'abilities', 'inventory', builtBook(book).protagonist.popup, 'portrait'].map((popup) => ({
    name: popup,
    under: '/',
    opener: `a[href*="popup=${popup}"]`,
  }))

export const OTHER_SHEETS: readonly SheetKind[] = [
  { name: 'abilities in the news', under: NEWS, opener: 'a[href*="popup=abilities"]' },
  { name: 'the ledger in the news', under: NEWS, opener: 'a[href*="popup=balance"]' },
  { name: 'a mystery in the news', under: NEWS, opener: `a[href^="${NEWS}?id="]` },
  { name: 'a quest in the news', under: NEWS, opener: 'a[href^="/quests?id="]' },
  { name: 'a quest', under: '/quests', opener: 'a[href^="/quests?id="]' },
  { name: 'an achievement', under: '/account#achievements', opener: 'a[href*="achievement="]' },
]
