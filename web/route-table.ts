import type { BookSections } from '#story/book/book.ts'
import { type CodexKind, categoriesOf, type ListedKind } from '#story/entries/codex-entries.ts'
import { routeOf } from '#story/entries/entry-address.ts'
import { href, ROUTES } from '#story/entries/routes.ts'

/** What the app has to show, whatever the book: the categories of the codex are named by what lies in them. */
export type ScreenName =
  | CodexKind
  | ListedKind
  | 'home'
  | 'codex'
  | 'recentActivity'
  | 'pathways'
  | 'pathway'
  | 'quests'
  | 'relations'
  | 'map'
  | 'feedback'
  | 'account'
  | 'about'

/** An address (`:` begins a part that differs from entry to entry), its screen, and the title of the document there. */
export type Route = {
  path: string
  screen: ScreenName
  title: string
  /** What it shows is told by the story. */
  isOfStory: boolean
}

/** What there is to do and to read although nothing of the story could be loaded; Home has the way out, and says so itself. */
const WITHOUT_STORY: ReadonlySet<ScreenName> = new Set(['home', 'relations', 'map', 'feedback', 'account', 'about'])

/** What a book may have beside its codex, by the section that makes it so. */
const OF_THE_BOOK = [
  { section: 'pathways', screen: 'pathways', path: ROUTES.pathways.path },
  { section: 'pathways', screen: 'pathway', path: ROUTES.pathway.path },
  { section: 'quests', screen: 'quests', path: ROUTES.quests.path },
  { section: 'relations', screen: 'relations', path: ROUTES.relations.path },
  { section: 'map', screen: 'map', path: ROUTES.map.path },
] as const

/**
 * Every address of a signed-in reader (specification section 2), as far as the book has something to show there. What a
 * book leaves out has no address, so it is answered like any unknown one.
 */
export function routesOf({ sections }: BookSections): Route[] {
  const routes: Omit<Route, 'isOfStory'>[] = [
    { path: ROUTES.home.path, screen: 'home', title: 'Home' },
    { path: ROUTES.codex.path, screen: 'codex', title: 'Codex' },
    ...categoriesOf({ sections }).map(({ kind, route, title }) => ({
      path: href('section', { section: route }),
      screen: kind,
      title,
    })),
    { path: ROUTES.recentActivity.path, screen: 'recentActivity', title: 'Recent Activity' },
    { path: href('section', { section: routeOf('mysteries') }), screen: 'mysteries', title: 'Mysteries' },
    ...OF_THE_BOOK.flatMap(({ section, screen, path }) => {
      const words = sections[section]
      return words ? [{ path, screen, title: words.title }] : []
    }),
    { path: ROUTES.feedback.path, screen: 'feedback', title: 'Community Feedback' },
    { path: ROUTES.account.path, screen: 'account', title: 'Account' },
    { path: ROUTES.about.path, screen: 'about', title: 'About' },
  ]
  return routes.map((route) => ({ ...route, isOfStory: !WITHOUT_STORY.has(route.screen) }))
}
