/** Whoever does one of these is about to do more. */
const INTENTS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scrollend'] as const

/** Somebody is back, perhaps after a while. */
const RETURNS = ['focus', 'online', 'visibilitychange', 'pageshow'] as const

/** In milliseconds after the page has loaded, where the line is good. */
const IDLE_MS = 6000

/** In milliseconds, at the most until a browser says that it was seen. */
const SEEN_MS = 1000

type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * Calls the function once the app is wanted, and again at each further sign of it: at the first intent, as soon as the picture
 * is there where it is not whole, else some seconds later, unless the line is slow or costs its reader money.
 */
export function whenWanted(isWhole: () => boolean, start: () => void): void {
  for (const type of INTENTS) addEventListener(type, start, { capture: true, passive: true })
  // Another tab has turned, or its reader has left.
  addEventListener('storage', start)
  afterPicture(() => {
    for (const type of RETURNS) addEventListener(type, () => document.visibilityState === 'visible' && start())
    if (!isWhole()) start()
    else if (!isSlow((navigator as { connection?: Connection }).connection)) setTimeout(start, IDLE_MS)
  })
}

/**
 * Does the work once the page has loaded and a frame of it has been seen. A browser says so a while after it has drawn it, and one
 * that showed the page only later may not say it at all.
 */
export function afterPicture(work: () => void) {
  const whenSeen = () => {
    const done = () => {
      seen.disconnect()
      clearTimeout(timer)
      work()
    }
    const seen = new PerformanceObserver(done)
    const timer = setTimeout(done, SEEN_MS)
    seen.observe({ type: 'paint', buffered: true })
  }
  const afterFrame = () => requestAnimationFrame(() => requestAnimationFrame(whenSeen))
  if (document.readyState === 'complete') afterFrame()
  else addEventListener('load', afterFrame)
}

function isSlow({ saveData, effectiveType = '4g' }: Connection = {}): boolean {
  return saveData === true || effectiveType !== '4g'
}
