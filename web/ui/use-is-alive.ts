import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether this runs in a hydrated page in the browser. What only the device knows (its size, its storage, the day) is rendered
 * once it is true; until then the page is the same for everybody.
 */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
