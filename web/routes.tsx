import { type RouteObject, redirect } from 'react-router'
import { book } from './reader/book.ts'
import { AppLoading } from './shell/app-state.tsx'
import { Root, type RouteHandle } from './shell/root.tsx'
import { RouteError } from './shell/route-error.tsx'
import { SignedIn } from './shell/signed-in.tsx'

const journals = Object.values(book.journals).filter((journal) => journal !== undefined)

type LoadScreen = () => Promise<() => React.ReactNode>

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
  screen('/codex/deities', 'Deities', beingPrepared),
  screen('/codex/organizations', 'Organizations', beingPrepared),
  screen('/codex/locations', 'Locations', beingPrepared),
  screen('/codex/history', 'History', beingPrepared),
  screen('/codex/world-lore', 'World Lore', beingPrepared),
  ...journals.map(({ route, title }) => screen(`/codex/${route}`, title, beingPrepared)),
  screen('/codex/recent-activity', 'Recent Activity', beingPrepared),
  screen('/pathways', 'Pathways', beingPrepared),
  screen('/pathways/:pathwayId', 'Pathways', beingPrepared),
  screen('/quests', 'Quest Journal', beingPrepared),
  screen('/relations', 'Relations', beingPrepared),
  screen('/map', 'Map', beingPrepared),
  screen('/feedback', 'Community Feedback', beingPrepared),
  screen('/account', 'Account', beingPrepared),
  screen('/about', 'About', beingPrepared),
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

async function beingPrepared() {
  return (await import('./coming-soon/being-prepared-screen.tsx')).BeingPreparedScreen
}
