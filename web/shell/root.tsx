import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { book } from '#web/reader/book.ts'
import { countHeldOnce } from './held-keys.ts'
import { useRouteHandle } from './route-handle.ts'
import { showFocused } from './show-focused.ts'

/** Wraps every route: sets the document's title, and scrolls to the top on each change of route, including Back and Forward. */
export function Root() {
  const { pathname } = useLocation()
  const title = useRouteHandle()?.title

  useEffect(() => {
    document.title = title ? `${title} · ${book.product}` : book.product
  }, [title])

  useEffect(() => showFocused(document), [])
  useEffect(() => countHeldOnce(window), [])

  useEffect(() => {
    // The browser would restore the scroll position, which moves the list under a closing sheet.
    window.history.scrollRestoration = 'manual'
  }, [])

  const before = useRef(pathname)
  useLayoutEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    window.scrollTo(0, 0)
    // The focus moves to the new page instead of staying on the link that led to it.
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])

  return <Outlet />
}
