import { useRef } from 'react'

/**
 * Gives the focus back to whatever had it before a dialog opened. Radix does so only for its own triggers; our dialogs
 * are opened by addresses. The page behind stays where it is.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement
    },
    onCloseAutoFocus(event: Event) {
      event.preventDefault()
      const element = opener.current
      if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true })
    },
  }
}
