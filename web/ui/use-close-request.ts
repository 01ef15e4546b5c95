import { useEffect, useEffectEvent } from 'react'

declare global {
  interface Window {
    /** Not in every browser yet, nor in TypeScript's own declarations. */
    CloseWatcher?: new () => EventTarget & { destroy(): void }
  }
}

/**
 * Calls `onClose` when the system asks to close what is open, as the back gesture on Android does (HTML, section "Close
 * requests and close watchers"). For what has no address of its own; anything else is closed by the history.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return
    const watcher = new window.CloseWatcher()
    watcher.addEventListener('close', () => close())
    return () => watcher.destroy()
  }, [isOpen])
}
