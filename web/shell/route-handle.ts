import { useMatches } from 'react-router'

/** What a route says of itself in its `handle`. */
export type RouteHandle = {
  /** The section's name; never that of an entry. */
  title: string
  /** What it shows is told by the story: without any there is nothing to draw. */
  isOfStory: boolean
}

/** The handle of the section the reader is in; undefined where the address is no section. */
export function useRouteHandle(): RouteHandle | undefined {
  return useMatches()
    .map(({ handle }) => handle as RouteHandle | undefined)
    .findLast(Boolean)
}
