import type { BookSections } from '#story/book/book.ts'
import { type CodexKind, categoriesOf, type ListedKind } from '#story/entries/codex-entries.ts'
import { routeOf } from '#story/entries/entry-address.ts'
import { href, ROUTES } from '#story/entries/routes.ts'

/** Every screen the app can show; the codex categories are named after their kinds. */
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

/** An address (`:` marks a variable part), its screen, and the document title there. */
export type Route = {
  path: string
  screen: ScreenName
  title: string
  /** Whether the screen shows the story. */
  isOfStory: boolean
}

/** Usable even if no story could be loaded; Home reports that itself, and has the sign-out button. */
const WITHOUT_STORY: ReadonlySet<ScreenName> = new Set(['home', 'relations', 'map', 'feedback', 'account', 'about'])

/** Screens besides the codex, by the section of the book that enables them. */
const OF_THE_BOOK = [
  { section: 'pathways', screen: 'pathways', path: ROUTES.pathways.path },
  { section: 'pathways', screen: 'pathway', path: ROUTES.pathway.path },
  { section: 'quests', screen: 'quests', path: ROUTES.quests.path },
  { section: 'relations', screen: 'relations', path: ROUTES.relations.path },
  { section: 'map', screen: 'map', path: ROUTES.map.path },
] as const

/**
 * Every address for a signed-in reader (specification section 2) that the book has content for. A part that the book lacks has
 * no address, so it is treated like any unknown one.
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
