import { matchRoutes, type RouteObject } from 'react-router'

/** Loads the screen of an address, so that the router draws it at once and the page that stands there can be taken over. */
export async function loadScreens(routes: RouteObject[], address: string): Promise<void> {
  const matched = matchRoutes(routes, address) ?? []
  await Promise.all(
    matched.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}
