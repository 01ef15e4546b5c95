import { useState } from 'react'

/**
 * Returns the focus to whatever had it before a dialog opened. Radix does so only for its own triggers, but our dialogs are
 * opened by addresses. The page behind does not scroll.
 */
export function useReturnFocus() {
  // Recorded at the first render, because a field inside may take the focus before any effect runs.
  const [opener] = useState(() => ({ element: focused() }))
  return {
    onOpenAutoFocus() {
      opener.element = focused()
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const element = opener.element.deref()
      if (element instanceof HTMLElement && element.isConnected) return element.focus({ preventScroll: true })
      // It may have been in another sheet, or in one that was closed meanwhile. The keyboard would begin above the page again.
      if (document.activeElement !== document.body) return
      document.querySelector<HTMLElement>('[role=dialog], #main')?.focus({ preventScroll: true })
    },
  }
}

/** Held weakly, because what had the focus may be gone meanwhile, and name what only later chapters tell. */
const focused = () => new WeakRef<object>(globalThis.document?.activeElement ?? globalThis)
