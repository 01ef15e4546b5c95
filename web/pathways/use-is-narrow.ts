import { useSyncExternalStore } from 'react'

/** At most 600 px (specification section 9). */
const NARROW = '(max-width: 600px)'

/** Whether the screen is as narrow as a phone's. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(NARROW).matches,
    () => false,
  )
}

function subscribe(listener: () => void) {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
