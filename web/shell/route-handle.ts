import { createContext, use } from 'react'
import type { ScreenPart } from '#web/screen-part.tsx'

/** A route's `handle`. */
export type RouteHandle = {
  /** The section's name, never an entry's. */
  title: string
  /** Whether it shows the story, and so has nothing to draw without one. */
  isOfStory: boolean
  part: ScreenPart
}

export const RouteHandleContext = createContext<RouteHandle | undefined>(undefined)

/** The handle of the current section; undefined if the address is not a section. */
export function useRouteHandle(): RouteHandle | undefined {
  return use(RouteHandleContext)
}
