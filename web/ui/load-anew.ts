import { isLeaving } from './leaving.ts'

/** The key under which a tab stores the times of recent reloads, in milliseconds since 1970, separated by commas. */
export const LOADED_ANEW = 'loadedAnew'

/** A reader passing through tunnels may lose a script more than once; beyond that, another reload will not help. */
const MOST_LOADS = 3
const WITHIN_MS = 60_000

/** In milliseconds, between attempts to reach the server; the last one is repeated. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 16_000]

let goesAway = false

/**
 * Reloads the page, so that a script that failed to load is requested again: a browser remembers the failure of a module for as
 * long as the page lives (HTML, "module map"). However many components of a page failed, it is reloaded once.
 *
 * @returns `loading`; `unreachable` if no server answers for this page, which would then be lost; `leaving` if the reader is on the way
 * to another page; `again` if this tab has reloaded three times within a minute, or cannot know
 */
export async function loadAnew(): Promise<'loading' | 'unreachable' | 'leaving' | 'again'> {
  try {
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    if (!ok) return 'unreachable'
  } catch {
    return 'unreachable'
  }
  if (goesAway) return 'loading'
  // Reloading now would cancel the page that they are on the way to.
  if (isLeaving()) return 'leaving'
  try {
    const now = Date.now()
    // If the clock was set back, an old reload must not count for longer than its minute.
    const isOfLate = (at: string) => Math.abs(now - Number(at)) < WITHIN_MS
    const loads = (sessionStorage.getItem(LOADED_ANEW) ?? '').split(',').filter(isOfLate)
    if (loads.length >= MOST_LOADS) return 'again'
    sessionStorage.setItem(LOADED_ANEW, [...loads, now].join(','))
  } catch {
    return 'again'
  }
  goesAway = true
  location.reload()
  return 'loading'
}

/** Reloads the page as soon as the server answers, and then never returns; returns if this tab has done so too often. */
export async function untilLoadedAnew(): Promise<void> {
  for (let tries = 0; ; tries++) {
    const result = await loadAnew()
    if (result === 'again') return
    // The page is being replaced.
    if (result === 'loading') return new Promise(() => {})
    await someTime(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]!)
  }
}

/** Waits until the browser reports that the network is back; if it does not report it as lost, waits for the given time. */
function someTime(ms: number): Promise<unknown> {
  return new Promise((resolve) =>
    navigator.onLine ? setTimeout(resolve, ms) : addEventListener('online', resolve, { once: true }),
  )
}
