import { useLayoutEffect, useSyncExternalStore } from 'react'
import { type Richness, rosetteId } from './rosette.ts'

/**
 * The rosettes on the page, with the number of drawings that use each. The sprite draws each once, and drawings refer to it by
 * id, so that two hundred plates need only two dozen. Unused ones are removed, and the order is fixed; otherwise a page would
 * reveal what its reader saw before.
 */
const uses = new Map<string, number>()
let wanted: readonly string[] = []
/** A page drawn on the server has none: they would be most of its bytes, so they are added once it is alive. */
const NONE: readonly string[] = []
let isTold = true
const listeners = new Set<() => void>()

/** The ids of all rosettes in use; for the sprite only. */
export function useWantedRosettes(): readonly string[] {
  return useSyncExternalStore(
    subscribe,
    () => wanted,
    () => NONE,
  )
}

/** The `<use>` address of a seed's rosette; also requests that it be drawn. */
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
  // When one page replaces another, the new one often uses the same rosettes, so removals are announced later.
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
