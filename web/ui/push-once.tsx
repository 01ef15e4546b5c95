import { type ReactNode, use, useMemo } from 'react'
import { createPath, UNSAFE_NavigationContext as NavigationContext, type Navigator } from 'react-router'

/**
 * Placed inside the router: going to the address at which the browser already is adds no history entry. A link knows only the page that is
 * rendered. Followed again while the next one is loading, by a double click or by a reader who sees nothing happen, it would add
 * that page once more, and Back would lead nowhere.
 */
export function PushOnce({ children }: { children: ReactNode }) {
  const context = use(NavigationContext)
  const once = useMemo(() => {
    const { navigator } = context
    const push: Navigator['push'] = (to, ...how) => {
      const isHere = navigator.createHref(to) === createPath(window.location)
      return isHere ? navigator.replace(to, ...how) : navigator.push(to, ...how)
    }
    return { ...context, navigator: { ...navigator, push } }
  }, [context])
  return <NavigationContext value={once}>{children}</NavigationContext>
}
