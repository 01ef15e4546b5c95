import { createContext, use } from 'react'
import type { ScreenPart } from '#web/screen-part.tsx'

/** A route's `handle`. */
export type RouteHandle = {
  /** The section's name; never that of an entry. */
  title: string
  /** Whether it shows the story, so that without one there is nothing to draw. */
  isOfStory: boolean
  part: ScreenPart
}

export const RouteHandleContext = createContext<RouteHandle | undefined>(undefined)

/** The handle of the section the reader is in; undefined where the address is no section. */
export function useRouteHandle(): RouteHandle | undefined {
  return use(RouteHandleContext)
}
