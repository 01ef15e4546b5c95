import { type ComponentType, lazy } from 'react'

/** In milliseconds, between one try and the next. */
const PAUSES_MS = [1000, 2000, 4000]

/**
 * A part of the app that comes with its first use. A line that is down then is waited for: React itself keeps a failure, and
 * the part would fail until the page is loaded anew.
 *
 * @param load gives the component
 */
// biome-ignore lint/suspicious/noExplicitAny: as React's own lazy takes it
export function lazyPart<Part extends ComponentType<any>>(load: () => Promise<Part>) {
  return lazy(async () => ({ default: await untilLoaded(load) }))
}

/** @throws what the last try threw: the file may be gone since a newer edition is there */
export async function untilLoaded<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (const pause of PAUSES_MS) {
    try {
      return await load()
    } catch {
      await (navigator.onLine ? new Promise((resolve) => setTimeout(resolve, pause)) : online())
    }
  }
  return load()
}

/** Makes a part come faster once it is asked for. */
export function reachFor(load: () => Promise<unknown>): void {
  load().catch(() => {})
}

const online = () => new Promise((resolve) => addEventListener('online', resolve, { once: true }))
