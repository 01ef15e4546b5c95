import { useEffect, useRef } from 'react'
import { type To, useLocation, useNavigate } from 'react-router'
import { historyEntry } from '#web/ui/history-entry.ts'

/**
 * Closes what the address opened, by going back to the page on which it was opened. If there is none, because the reader came
 * by a direct link, the page underneath replaces the address.
 */
export function useClose(under: To, isOpenedHere: () => boolean = hasPageBefore): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  const leaving = useRef<string>(undefined)

  useEffect(() => {
    // Going forward, or a page restored by the browser, brings the same key back.
    const comeBack = () => {
      if (leaving.current === historyEntry().key) leaving.current = undefined
    }
    window.addEventListener('popstate', comeBack)
    window.addEventListener('pageshow', comeBack)
    return () => {
      window.removeEventListener('popstate', comeBack)
      window.removeEventListener('pageshow', comeBack)
    }
  }, [])

  return () => {
    // A second Escape before the first has taken effect would also leave the page underneath.
    if (leaving.current === key) return
    if (isOpenedHere()) {
      leaving.current = key
      void navigate(-1)
    } else void navigate(under, { replace: true })
  }
}

/** Whether going back stays in the app: the router numbers the pages of a visit from 0. */
function hasPageBefore(): boolean {
  return historyEntry().idx > 0
}
