import { useLayoutEffect, useSyncExternalStore } from 'react'
import { type Richness, rosetteId } from './rosette.ts'

/**
 * The rosettes that the page shows, with the number of drawings that use each. Each is drawn once, by the sprite, and used by
 * name: two hundred plates cost two dozen drawings. What nobody shows any more leaves, and the order is always the same:
 * else a page would tell where its reader had been.
 */
const uses = new Map<string, number>()
let wanted: readonly string[] = []
/** A page that is drawn beforehand brings none: they are most of its bytes, and come when it is alive. */
const NONE: readonly string[] = []
let isTold = true
const listeners = new Set<() => void>()

/** The names of all rosettes in use; for the sprite alone. */
export function useWantedRosettes(): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => wanted,
    () => NONE,
  )
}

/** The address of the seed's rosette for `<use>`, and the wish that it be drawn soon. */
export function useRosette(seed: string, rich: Richness = 1): string {
  const id = rosetteId(seed, rich)
  useLayoutEffect(() => {
    count(id, 1)
    return () => count(id, -1)
  }, [id])
  return `#${id}`
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function count(id: string, change: 1 | -1) {
  const now = (uses.get(id) ?? 0) + change
  if (now > 0) uses.set(id, now)
  else uses.delete(id)
  // A page that gives way to another lets go of what that one takes up at once.
  if (change === 1 && now === 1) return tell()
  if (!isTold) return
  isTold = false
  queueMicrotask(tell)
}

function tell() {
  isTold = true
  const next = [...uses.keys()].sort()
  if (next.join() === wanted.join()) return
  wanted = next
  for (const listener of listeners) listener()
}
