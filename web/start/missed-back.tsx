import { type ReactNode, useEffect, useRef } from 'react'
import { createPath, useLocation } from 'react-router'

/**
 * Stands in the router, and has it follow whoever went back while the page was taken over: it looks at the address when it is drawn
 * first and listens once all is there, some moments later.
 */
export function MissedBack({ children }: { children: ReactNode }) {
  const drawn = useRef(useLocation())
  useEffect(() => {
    if (createPath(window.location) === createPath(drawn.current)) return
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  }, [])
  return children
}
