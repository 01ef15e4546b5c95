import { useEffect, useEffectEvent } from 'react'
import { historyEntry } from './history-entry.ts'

declare global {
  interface Window {
    /** Not in every browser yet, nor in TypeScript's own declarations. */
    CloseWatcher?: new () => EventTarget & { destroy(): void }
  }
}

/**
 * Calls `onClose` when the system asks to close what is open, as the back gesture on Android does (HTML, section "Close
 * requests and close watchers"), and when the reader goes back or forward. For what has no address of its own; anything else is
 * closed by the history.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const openedAt = historyEntry().key
    // What was opened over it, as the search, leads back to it.
    const onPopState = () => historyEntry().key !== openedAt && close()
    const watcher = window.CloseWatcher && new window.CloseWatcher()
    watcher?.addEventListener('close', () => close())
    window.addEventListener('popstate', onPopState)
    return () => {
      watcher?.destroy()
      window.removeEventListener('popstate', onPopState)
    }
  }, [isOpen])
}
