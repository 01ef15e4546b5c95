import { type ComponentType, use } from 'react'
import { loadPart } from './lazy-part.ts'
import { tracked } from './tracked-promise.ts'

/** The parts of the loaded screens that an address can open over its page. */
const parts = new Set<() => Promise<unknown>>()

/**
 * A component, loaded on first use, that an address can open over its page. It differs from a `lazyPart` in that it renders at once
 * after `loadOpened`: what the server drew with it open is hydrated without a moment in which it is gone.
 *
 * @param load returns the component
 */
export function openedPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loading: Promise<ComponentType<Props>> | undefined

  function loaded() {
    if (loading) return loading
    loading = tracked(loadPart(load))
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }

  parts.add(loaded)
  return (props) => {
    const Part = use(loaded())
    return <Part {...props} />
  }
}

/** Loads all such parts of the screens that are loaded. One that fails is loaded again on use. */
export async function loadOpened(): Promise<void> {
  await Promise.allSettled([...parts].map((load) => load()))
}
