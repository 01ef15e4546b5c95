import { type ReactNode, useEffect, useRef } from 'react'
import { createPath, useLocation } from 'react-router'

/**
 * Placed inside the router, to notice if the reader went back during hydration: the router reads the address at its first
 * render, but listens only once everything is mounted, some moments later.
 */
export function MissedBack({ children }: { children: ReactNode }) {
  const drawn = useRef(useLocation())
  useEffect(() => {
    if (createPath(window.location) === createPath(drawn.current)) return
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  }, [])
  return children
}
