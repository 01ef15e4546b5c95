import { matchRoutes, type RouteObject } from 'react-router'
import type { RouteHandle } from './shell/route-handle.ts'

/** Loads the screen of an address, so that it is drawn at once and the page that stands there can be taken over. */
export async function loadScreens(routes: RouteObject[], address: string): Promise<void> {
  const matched = matchRoutes(routes, address) ?? []
  await Promise.all(matched.map(({ route }) => (route.handle as RouteHandle | undefined)?.part.load()))
}
