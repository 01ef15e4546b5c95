import { Navigate, type RouteObject } from 'react-router'
import type { ViewedKind } from '#kinds/kinds.ts'
import { href, ROUTES } from '#story/entries/routes.ts'
import { book } from './reader/book.ts'
import { routesOf, type ScreenName } from './route-table.ts'
import { screenPart } from './screen-part.tsx'
import { Root } from './shell/root.tsx'
import { RouteErrors } from './shell/route-error.tsx'
import type { RouteHandle } from './shell/route-handle.ts'
import { SignedIn } from './shell/signed-in.tsx'

type LoadScreen = () => Promise<() => React.ReactNode>

/** The modules of the screens, each loaded on first use. */
const SCREENS: Record<Exclude<ScreenName, ViewedKind>, LoadScreen> = {
  home: async () => (await import('./home/home-screen.tsx')).HomeScreen,
  codex: async () => (await import('./codex/start/codex-screen.tsx')).CodexScreen,
  recentActivity: async () => (await import('./codex/news/recent-activity-screen.tsx')).RecentActivityScreen,
  mysteries: async () => (await import('./codex/news/mysteries-screen.tsx')).MysteriesScreen,
  pathways: async () => (await import('./pathways/pathways-screen.tsx')).PathwaysScreen,
  pathway: async () => (await import('./pathways/pathway-screen.tsx')).PathwayScreen,
  quests: async () => (await import('./quests/quests-screen.tsx')).QuestsScreen,
  relations: async () => (await import('./coming-soon/relations-screen.tsx')).RelationsScreen,
  map: async () => (await import('./coming-soon/map-screen.tsx')).MapScreen,
  feedback: async () => (await import('./feedback/feedback-screen.tsx')).FeedbackScreen,
  account: async () => (await import('./account/account-screen.tsx')).AccountScreen,
  about: async () => (await import('./about/about-screen.tsx')).AboutScreen,
}

/** A kind without its own screen is drawn from its declaration. */
function screenNamed(name: ScreenName): LoadScreen {
  if (name in SCREENS) return SCREENS[name as keyof typeof SCREENS]
  return async () => {
    const { KindScreen } = await import('./codex/list/kind-screen.tsx')
    return () => <KindScreen kind={name as ViewedKind} />
  }
}

const storyScreens: RouteObject[] = [
  ...routesOf(book).map(({ screen, ...route }) => routeTo(route, screenNamed(screen))),
  routeTo(
    { path: ROUTES.search.path, title: 'Search', isOfStory: true },
    async () => (await import('./search/shared-search.tsx')).SharedSearch,
  ),
]

const kit = import.meta.env.DEV
  ? [
      routeTo(
        { path: '/kit', title: 'Kit', isOfStory: false },
        async () => (await import('./kit/kit-screen.tsx')).KitScreen,
      ),
    ]
  : []

/** The app's routes for its router; visitors see only the sign-in page. */
export const routes: RouteObject[] = [
  {
    Component: RouteErrors,
    children: [
      {
        Component: Root,
        children: [
          routeTo(
            { path: ROUTES.signIn.path, title: 'Sign in', isOfStory: false },
            async () => (await import('./auth/auth-screen.tsx')).AuthScreen,
          ),
          { Component: SignedIn, children: [{ Component: RouteErrors, children: storyScreens }] },
          ...kit,
          { path: '*', element: <Navigate to={href('home')} replace /> },
        ],
      },
    ],
  },
]

function routeTo({ path, ...named }: Omit<RouteHandle, 'part'> & { path: string }, load: LoadScreen): RouteObject {
  const part = screenPart(load)
  return { path, handle: { ...named, part } satisfies RouteHandle, Component: part.Screen }
}
