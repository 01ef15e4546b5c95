import { matchRoutes, type RouteObject } from 'react-router'
import type { RouteHandle } from './shell/route-handle.ts'

/**
 * Loads the screen of an address, so that it renders at once and the page drawn by the server can be hydrated.
 *
 * @returns its handle; undefined for an address without a screen
 */
export async function loadScreens(routes: RouteObject[], address: string): Promise<RouteHandle | undefined> {
  const handles = (matchRoutes(routes, address) ?? []).map(({ route }) => route.handle as RouteHandle | undefined)
  await Promise.all(handles.map((handle) => handle?.part.load()))
  return handles.at(-1)
}
