import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether this runs in the page, and not where a page is drawn beforehand. What only the device knows (its size, its storage,
 * the day) is drawn once it is true; until then the page is the same for everybody.
 */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
