import { useState } from 'react'
import { focused, focusPage, restoreFocus } from './restore-focus.ts'

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
      // It may have been in another sheet, or in one that was closed meanwhile.
      if (!restoreFocus(opener.element) && document.activeElement === document.body) focusPage()
    },
  }
}
