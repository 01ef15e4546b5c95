import { useSyncExternalStore } from 'react'
import { createStore } from '#web/reader/store.ts'

type InstallPrompt = Event & { prompt(): Promise<unknown> }

const offered = createStore<InstallPrompt | undefined>(undefined)

/** Keeps the browser's own offer to install the app until the reader asks for it. Called before the page is drawn. */
export function awaitInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered.set(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => offered.set(undefined))
}

/** Opens the browser's own way to install the app; undefined where it has none, or the app is installed. */
export function useInstallPrompt(): (() => void) | undefined {
  const prompt = useSyncExternalStore(offered.subscribe, offered.get, () => undefined)
  if (!prompt) return undefined
  return () => {
    // A browser takes each offer once.
    offered.set(undefined)
    void prompt.prompt()
  }
}
