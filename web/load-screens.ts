import { matchRoutes, type RouteObject } from 'react-router'
import { href } from '#story/entries/routes.ts'
import type { RouteHandle } from './shell/route-handle.ts'

/**
 * Loads the screen of an address, so that it renders at once and the page drawn by the server can be hydrated. Any other address
 * leads home, so for it that screen is loaded.
 *
 * @returns its handle; undefined for an address without a screen
 */
export async function loadScreens(routes: RouteObject[], address: string): Promise<RouteHandle | undefined> {
  const handle = handleAt(routes, address)
  await (handle ?? handleAt(routes, href('home')))?.part.load()
  return handle
}

function handleAt(routes: RouteObject[], address: string): RouteHandle | undefined {
  return matchRoutes(routes, address)?.at(-1)?.route.handle as RouteHandle | undefined
}
