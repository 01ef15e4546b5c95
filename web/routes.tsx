import { type RouteObject, redirect } from 'react-router'
import type { BookSections, PublicBook } from '#story/book.ts'
import { type CodexKind, drawersOf } from '#story/codex-entries.ts'
import { book } from './reader/book.ts'
import { AppLoading } from './shell/app-state.tsx'
import { Root, type RouteHandle } from './shell/root.tsx'
import { RouteError } from './shell/route-error.tsx'
import { SignedIn } from './shell/signed-in.tsx'

type LoadScreen = () => Promise<() => React.ReactNode>

/** Where the screens of the codex lie; each is loaded when it is first asked for. */
const DRAWERS: Record<CodexKind, LoadScreen> = {
  characters: async () => (await import('./codex/characters-screen.tsx')).CharactersScreen,
  items: async () => (await import('./codex/items-screen.tsx')).ItemsScreen,
  deities: async () => (await import('./codex/deities-screen.tsx')).DeitiesScreen,
  organizations: async () => (await import('./codex/organizations-screen.tsx')).OrganizationsScreen,
  locations: async () => (await import('./codex/locations-screen.tsx')).LocationsScreen,
  history: async () => (await import('./codex/history-screen.tsx')).HistoryScreen,
  worldLore: async () => (await import('./codex/world-lore-screen.tsx')).WorldLoreScreen,
  diary: async () => (await import('./codex/diary-screen.tsx')).DiaryScreen,
  notes: async () => (await import('./codex/notes-screen.tsx')).NotesScreen,
}

/** What a book may have beside its codex, by the section that makes it so. */
const OF_THE_BOOK = [
  ['pathways', '/pathways', async () => (await import('./pathways/pathways-screen.tsx')).PathwaysScreen],
  ['pathways', '/pathways/:pathwayId', async () => (await import('./pathways/pathway-screen.tsx')).PathwayScreen],
  ['quests', '/quests', async () => (await import('./quests/quests-screen.tsx')).QuestsScreen],
  ['relations', '/relations', async () => (await import('./coming-soon/relations-screen.tsx')).RelationsScreen],
  ['map', '/map', async () => (await import('./coming-soon/map-screen.tsx')).MapScreen],
] as const satisfies (readonly [keyof PublicBook['sections'], string, LoadScreen])[]

/**
 * Every address of the app (specification section 2), as far as the book has something to show there. What a book leaves
 * out has no address, so it is answered like any unknown one.
 */
export function screensOf(book: BookSections): RouteObject[] {
  return [
    screen('/', 'Home', async () => (await import('./home/home-screen.tsx')).HomeScreen),
    screen('/codex', 'Codex', async () => (await import('./codex/hub-screen.tsx')).CodexHubScreen),
    ...drawersOf(book).map(({ kind, route, title }) => screen(`/codex/${route}`, title, DRAWERS[kind])),
    screen(
      '/codex/recent-activity',
      'Recent Activity',
      async () => (await import('./codex/recent-activity-screen.tsx')).RecentActivityScreen,
    ),
    ...OF_THE_BOOK.flatMap(([section, path, load]) => {
      const words = book.sections[section]
      return words ? [screen(path, words.title, load)] : []
    }),
    screen(
      '/feedback',
      'Community Feedback',
      async () => (await import('./feedback/feedback-screen.tsx')).FeedbackScreen,
    ),
    screen('/account', 'Account', async () => (await import('./account/account-screen.tsx')).AccountScreen),
    screen('/about', 'About', async () => (await import('./about/about-screen.tsx')).AboutScreen),
  ]
}

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: AppLoading,
    children: [
      screen('/auth', 'Sign in', async () => (await import('./auth/auth-screen.tsx')).AuthScreen),
      { Component: SignedIn, children: [{ ErrorBoundary: RouteError, children: screensOf(book) }] },
      ...(import.meta.env.DEV
        ? [screen('/kit', 'Kit', async () => (await import('./kit/kit-screen.tsx')).KitScreen)]
        : []),
      { path: '*', loader: () => redirect('/') },
    ],
  },
]

function screen(path: string, title: string, load: LoadScreen): RouteObject {
  return { path, handle: { title } satisfies RouteHandle, lazy: async () => ({ Component: await load() }) }
}
