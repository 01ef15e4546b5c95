import { useLayoutEffect, useSyncExternalStore } from 'react'
import { type Richness, rosetteId } from './rosette.ts'

/**
 * The rosettes that the page has asked for so far. Each is drawn once, by the sprite, and used by name: two hundred
 * plates cost two dozen drawings.
 */
let wanted: readonly string[] = []
const listeners = new Set<() => void>()

/** The names of all rosettes in use; for the sprite alone. */
export function useWantedRosettes(): readonly string[] {
  return useSyncExternalStore(subscribe, () => wanted)
}

/** The address of the seed's rosette for `<use>`, and the wish that it be drawn before the next paint. */
export function useRosette(seed: string, rich: Richness = 1): string {
  const id = rosetteId(seed, rich)
  useLayoutEffect(() => want(id), [id])
  return `#${id}`
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function want(id: string) {
  if (wanted.includes(id)) return
  wanted = [...wanted, id]
  for (const listener of listeners) listener()
}
