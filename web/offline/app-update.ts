import { useSyncExternalStore } from 'react'
import { createStore } from '#web/reader/store.ts'

const WORKER = '/service-worker.js'
const LOOK_EVERY_MS = 60 * 60 * 1000

const waiting = createStore<ServiceWorker | undefined>(undefined)

/**
 * Stores the app for offline reading, once the page has loaded what it needs. A newer version waits until the reader accepts
 * it, or until no page is open.
 */
export function keepApp(): void {
  if (!('serviceWorker' in navigator)) return
  const start = () => void register().catch(console.warn)
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}

async function register() {
  const registration = await navigator.serviceWorker.register(WORKER)
  const meet = (worker: ServiceWorker | null) => {
    worker?.addEventListener('statechange', () => offer(registration))
  }
  offer(registration)
  meet(registration.installing)
  registration.addEventListener('updatefound', () => meet(registration.installing))
  setInterval(() => void registration.update().catch(console.warn), LOOK_EVERY_MS)
}

/** The very first version replaces nothing, and so is not offered. */
function offer({ waiting: worker }: ServiceWorkerRegistration) {
  if (navigator.serviceWorker.controller) waiting.set(worker ?? undefined)
}

/** Whether a newer version of the app is waiting, and a function that reloads the page with it. */
export function useAppUpdate(): { isWaiting: boolean; take(): void } {
  const worker = useSyncExternalStore(waiting.subscribe, waiting.get, () => undefined)
  return {
    isWaiting: worker !== undefined,
    take() {
      navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
      worker?.postMessage('take-over')
    },
  }
}
