import { type ReactNode, use, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import {
  createPath,
  UNSAFE_NavigationContext as NavigationContext,
  type Navigator,
  type To,
  useLocation,
} from 'react-router'
import { historyEntry } from './history-entry.ts'

/**
 * Placed inside the router: the history never has an address twice in a row. A link knows only the page that is rendered. While the next
 * one is loading, the link to that one would add it once more, by a double click or by a reader who sees nothing happen; and a link to the
 * page that is still shown would take the place of the next one. Either way, Back would lead nowhere. Escape leads back to the page that is
 * still shown, as it does between a browser's own pages.
 */
export function PushOnce({ children }: { children: ReactNode }) {
  const context = use(NavigationContext)
  const location = useLocation()
  const shown = useRef('')
  /** The keys of the history entries of that page, and of one that is loading. */
  const own = useRef('')
  const awaited = useRef('')
  useLayoutEffect(() => {
    shown.current = createPath(location)
    own.current = location.key
    if (awaited.current === location.key) awaited.current = ''
  })
  const once = useMemo(() => {
    const { navigator } = context
    const isHere = (to: To) => navigator.createHref(to) === createPath(window.location)
    const push: Navigator['push'] = (to, ...how) => {
      if (!isHere(to)) {
        navigator.push(to, ...how)
        awaited.current = historyEntry().key
      } else if (awaited.current !== historyEntry().key) navigator.replace(to, ...how)
    }
    const replace: Navigator['replace'] = (to, ...how) => {
      const { key } = historyEntry()
      // What is chosen on the page itself, as a filter, and chosen back, has no entry of its own.
      const isForNext = own.current !== key && navigator.createHref(to) === shown.current && !isHere(to)
      navigator[isForNext ? 'push' : 'replace'](to, ...how)
      if (own.current === key) own.current = historyEntry().key
    }
    return { ...context, navigator: { ...navigator, push, replace } }
  }, [context])

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || awaited.current !== historyEntry().key) return
      event.preventDefault()
      // Once: a second Escape, before the first has taken effect, would leave the page that is shown.
      awaited.current = ''
      once.navigator.go(-1)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [once])
  return <NavigationContext value={once}>{children}</NavigationContext>
}
