import { useEffect, useRef } from 'react'
import { type To, useLocation, useNavigate } from 'react-router'

/**
 * The way to close what the address opened: back to the page on which it was opened. Where there is none, because the
 * reader came by a direct link, the address gives way to the page under it.
 */
export function useClose(under: To, isOpenedHere: () => boolean = hasPageBefore): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  const leaving = useRef<string>(undefined)

  useEffect(() => {
    // Forward, or a page that the browser kept as it was, brings the same key back.
    const comeBack = () => {
      if (leaving.current === browserEntry().key) leaving.current = undefined
    }
    window.addEventListener('popstate', comeBack)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('popstate', comeBack)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [])

  return () => {
    // A second Escape, before the first one has arrived, would leave the page under it too.
    if (leaving.current === key) return
    if (isOpenedHere()) {
      leaving.current = key
      void navigate(-1)
    } else void navigate(under, { replace: true })
  }
}

/** Whether going back stays in the app: the router numbers the pages of a visit from 0. */
function hasPageBefore(): boolean {
  return browserEntry().idx > 0
}

/** What the router has written into the browser's history: the number of the page, and its key. */
function browserEntry(): { idx: number; key: string } {
  return { idx: 0, key: 'default', ...(window.history.state as object | null) }
}
