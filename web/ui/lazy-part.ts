import { type ComponentType, lazy } from 'react'
import { untilLoadedAnew } from './load-anew.ts'

/**
 * A part of the app that comes with its first use. Where it does not come, the page is loaded anew as soon as the server answers:
 * what is open stands in the address.
 *
 * @param load gives the component
 */
// biome-ignore lint/suspicious/noExplicitAny: as React's own lazy takes it
export function lazyPart<Part extends ComponentType<any>>(load: () => Promise<Part>) {
  return lazy(async () => ({ default: await loadPart(load) }))
}

/** @throws what `load` threw where the page has been loaded anew, and it did not help */
export async function loadPart<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load()
  } catch (error) {
    await untilLoadedAnew()
    throw error
  }
}

/** Makes a part come faster once it is asked for. */
export function reachFor(load: () => Promise<unknown>): void {
  load().catch(() => {})
}
