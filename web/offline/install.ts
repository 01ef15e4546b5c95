import { useSyncExternalStore } from 'react'
import { createStore } from '#web/reader/store.ts'

type InstallPrompt = Event & { prompt(): Promise<unknown> }

const offered = createStore<InstallPrompt | undefined>(undefined)

/** Holds back the browser's own install prompt until the reader asks for it. Must be called before the page is rendered. */
export function awaitInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered.set(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => offered.set(undefined))
}

/** Opens the browser's install prompt; undefined if it has none, or if the app is installed. */
export function useInstallPrompt(): (() => void) | undefined {
  const prompt = useSyncExternalStore(offered.subscribe, offered.get, () => undefined)
  if (!prompt) return undefined
  return () => {
    // A prompt can be used only once.
    offered.set(undefined)
    void prompt.prompt()
  }
}
