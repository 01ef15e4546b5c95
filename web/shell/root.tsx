import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'
import { book } from '../reader/book.ts'
import { followOnce } from './follow-once.ts'

/** What a route says of itself in its `handle`. */
export type RouteHandle = {
  /** The section's name; never that of an entry. */
  title: string
}

/** Around every route: the document's title, and each change of route begins at the top, by Back and Forward too. */
export function Root() {
  const { pathname } = useLocation()
  const title = useRouteTitle()

  useEffect(() => {
    document.title = title ? `${title} · ${book.product}` : book.product
  }, [title])

  useEffect(() => followOnce(document), [])

  useEffect(() => {
    // The browser would lead back to where a page was left, and move the list under a sheet that closes.
    window.history.scrollRestoration = 'manual'
  }, [])

  const before = useRef(pathname)
  useLayoutEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    window.scrollTo(0, 0)
    // The keyboard goes on from the new page, not from the link that led to it.
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])

  return <Outlet />
}

/** The name of the section the reader is in. */
function useRouteTitle(): string | undefined {
  return useMatches()
    .map(({ handle }) => (handle as RouteHandle | undefined)?.title)
    .findLast(Boolean)
}
