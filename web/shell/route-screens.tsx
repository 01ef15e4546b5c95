import { matchRoutes, type RouteObject, renderMatches, useLocation } from 'react-router'
import { type RouteHandle, RouteHandleContext } from './route-handle.ts'

/** The screen for the address, with everything around it. */
export function RouteScreens({ routes }: { routes: RouteObject[] }) {
  const { pathname } = useLocation()
  const matches = matchRoutes(routes, pathname)
  const handle = matches?.findLast(({ route }) => route.handle)?.route.handle as RouteHandle | undefined
  return <RouteHandleContext value={handle}>{renderMatches(matches)}</RouteHandleContext>
}
