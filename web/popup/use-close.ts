import { useRef } from 'react'
import { type To, useLocation, useNavigate } from 'react-router'

/**
 * The way to close what the address opened: back to the page on which it was opened. Where there is none, because the
 * reader came by a direct link, the address gives way to the page under it.
 */
export function useClose(under: To): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  const closedAt = useRef<string>(undefined)

  return () => {
    // A second Escape, before the first one has arrived, would leave the page under it too.
    if (closedAt.current === key) return
    closedAt.current = key
    if (hasPageBefore()) void navigate(-1)
    else void navigate(under, { replace: true })
  }
}

/** Whether going back stays in the app: the router numbers the pages of a visit from 0. */
function hasPageBefore(): boolean {
  const state = window.history.state as { idx?: number } | null
  return (state?.idx ?? 0) > 0
}
