import { useState } from 'react'

/**
 * Gives the focus back to whatever had it before a dialog opened. Radix does so only for its own triggers; our dialogs
 * are opened by addresses. The page behind stays where it is.
 */
export function useReturnFocus() {
  // Taken with the first drawing: a field inside may take the focus before anything is told.
  const [opener] = useState(() => ({ element: globalThis.document?.activeElement ?? null }))
  return {
    onOpenAutoFocus() {
      opener.element = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const { element } = opener
      if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true })
    },
  }
}
