import { type RouteObject, redirect } from 'react-router'
import { book } from './reader/book.ts'
import { AppLoading } from './shell/app-state.tsx'
import { Root, type RouteHandle } from './shell/root.tsx'
import { RouteError } from './shell/route-error.tsx'
import { SignedIn } from './shell/signed-in.tsx'

const { diary, notes } = book.journals

type LoadScreen = () => Promise<() => React.ReactNode>

/** The journals that this book has, under the addresses that it gives them. */
const journals = [
  diary &&
    screen(`/codex/${diary.route}`, diary.title, async () => (await import('./codex/diary-screen.tsx')).DiaryScreen),
  notes &&
    screen(`/codex/${notes.route}`, notes.title, async () => (await import('./codex/notes-screen.tsx')).NotesScreen),
].filter((route) => route !== undefined)

/** Every address of the app (specification section 2); each family of screens is loaded when it is first asked for. */
const screens: RouteObject[] = [
  screen('/', 'Home', async () => (await import('./home/home-screen.tsx')).HomeScreen),
  screen('/codex', 'Codex', async () => (await import('./codex/hub-screen.tsx')).CodexHubScreen),
  screen(
    '/codex/characters',
    'Characters',
    async () => (await import('./codex/characters-screen.tsx')).CharactersScreen,
  ),
  screen('/codex/items', 'Items & Artifacts', async () => (await import('./codex/items-screen.tsx')).ItemsScreen),
  screen('/codex/deities', 'Deities', async () => (await import('./codex/deities-screen.tsx')).DeitiesScreen),
  screen(
    '/codex/organizations',
    'Organizations',
    async () => (await import('./codex/organizations-screen.tsx')).OrganizationsScreen,
  ),
  screen('/codex/locations', 'Locations', async () => (await import('./codex/locations-screen.tsx')).LocationsScreen),
  screen('/codex/history', 'History', async () => (await import('./codex/history-screen.tsx')).HistoryScreen),
  screen(
    '/codex/world-lore',
    'World Lore',
    async () => (await import('./codex/world-lore-screen.tsx')).WorldLoreScreen,
  ),
  ...journals,
  screen(
    '/codex/recent-activity',
    'Recent Activity',
    async () => (await import('./codex/recent-activity-screen.tsx')).RecentActivityScreen,
  ),
  screen('/pathways', 'Pathways', async () => (await import('./pathways/pathways-screen.tsx')).PathwaysScreen),
  screen('/pathways/:pathwayId', 'Pathways', async () => (await import('./pathways/pathway-screen.tsx')).PathwayScreen),
  screen('/quests', 'Quest Journal', async () => (await import('./quests/quests-screen.tsx')).QuestsScreen),
  screen('/relations', 'Relations', async () => (await import('./coming-soon/relations-screen.tsx')).RelationsScreen),
  screen('/map', 'Map', async () => (await import('./coming-soon/map-screen.tsx')).MapScreen),
  screen(
    '/feedback',
    'Community Feedback',
    async () => (await import('./feedback/feedback-screen.tsx')).FeedbackScreen,
  ),
  screen('/account', 'Account', async () => (await import('./account/account-screen.tsx')).AccountScreen),
  screen('/about', 'About', async () => (await import('./about/about-screen.tsx')).AboutScreen),
]

export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteError,
    HydrateFallback: AppLoading,
    children: [
      screen('/auth', 'Sign in', async () => (await import('./auth/auth-screen.tsx')).AuthScreen),
      { Component: SignedIn, children: [{ ErrorBoundary: RouteError, children: screens }] },
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
