import { type ComponentType, useState } from 'react'
import { lazyPart } from './lazy-part.ts'

/** The parts of the loaded screens that an address can open over its page. */
const parts = new Set<() => Promise<unknown>>()

/**
 * A component, loaded on first use, that an address can open over its page. It differs from a `lazyPart` in that it renders at once
 * after `loadOpened`: what the server drew with it open is hydrated without a moment in which it is gone.
 *
 * @param load returns the component
 */
export function openedPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  const Lazy = lazyPart(load) as unknown as ComponentType<Props>

  parts.add(async () => {
    loaded = await load()
  })
  return (props) => {
    // One of the two for as long as it is mounted: the other would be mounted anew.
    const [Part] = useState(() => loaded ?? Lazy)
    return <Part {...props} />
  }
}

/** Loads all such parts of the screens that are loaded. One that fails is loaded again on use. */
export async function loadOpened(): Promise<void> {
  await Promise.allSettled([...parts].map((load) => load()))
}
