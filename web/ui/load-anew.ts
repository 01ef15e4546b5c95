/** Under which name a tab keeps when it was loaded anew of late: times in milliseconds since 1970, with commas between them. */
export const LOADED_ANEW = 'loadedAnew'

/** Whoever rides through tunnels loses a script more than once; what fails more often is not mended by loading the page once more. */
const MOST_LOADS = 3
const WITHIN_MS = 60_000

/** In milliseconds, between one look for the server and the next; the last one stays. */
const PAUSES_MS = [1000, 2000, 4000, 8000, 16_000]

let goesAway = false

/**
 * Loads the page anew, so that a script that did not come is asked for again: a browser keeps the failure of a module for as long
 * as the page lives (HTML, "module map"). However many parts of a page were lost, it is loaded anew once.
 *
 * @returns `loading`; `unreachable` where no server gives this page, so that it would be lost; `again` where this tab has done
 * so three times within a minute, or cannot know
 */
export async function loadAnew(): Promise<'loading' | 'unreachable' | 'again'> {
  try {
    const { ok } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    if (!ok) return 'unreachable'
  } catch {
    return 'unreachable'
  }
  if (goesAway) return 'loading'
  try {
    const now = Date.now()
    // A clock that was set back must not keep an old load for longer than its minute.
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

/** Loads the page anew as soon as the server answers, and never returns then; returns where this tab has done so too often. */
export async function untilLoadedAnew(): Promise<void> {
  for (let tries = 0; ; tries++) {
    const result = await loadAnew()
    if (result === 'again') return
    // The page goes away.
    if (result === 'loading') return new Promise(() => {})
    await someTime(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)]!)
  }
}

/** Waits until the browser says that the network is back, or for the time where it does not know of one that is lost. */
function someTime(ms: number): Promise<unknown> {
  return new Promise((resolve) =>
    navigator.onLine ? setTimeout(resolve, ms) : addEventListener('online', resolve, { once: true }),
  )
}
