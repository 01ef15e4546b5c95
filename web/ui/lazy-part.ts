import { type ComponentType, lazy } from 'react'
import { untilLoadedAnew } from './load-anew.ts'

/**
 * A component of the app, loaded on first use. If it fails to load, the page is reloaded as soon as the server answers; what is
 * open is in the address.
 *
 * @param load returns the component
 */
// biome-ignore lint/suspicious/noExplicitAny: as React's own lazy takes it
export function lazyPart<Part extends ComponentType<any>>(load: () => Promise<Part>) {
  return lazy(async () => ({ default: await loadPart(load) }))
}

/** @throws what `load` threw, if reloading the page did not help */
export async function loadPart<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load()
  } catch (error) {
    await untilLoadedAnew()
    throw error
  }
}

/** Preloads a component. */
export function reachFor(load: () => Promise<unknown>): void {
  load().catch(() => {})
}
