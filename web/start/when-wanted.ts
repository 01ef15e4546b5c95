/** Events that suggest the reader is about to do more. */
const INTENTS = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scrollend'] as const

/** Events that show the reader is back, perhaps after a while. */
const RETURNS = ['focus', 'online', 'visibilitychange', 'pageshow'] as const

/** In milliseconds after the page has loaded, on a good connection. */
const IDLE_MS = 6000

/** In milliseconds: the longest wait for the browser to report a paint. */
const SEEN_MS = 1000

type Connection = { saveData?: boolean; effectiveType?: string }

/**
 * Calls the function once the app is wanted, and again at each further sign of it: at the first intent; if the page is not
 * whole, as soon as it has been painted; otherwise some seconds later, unless the connection is slow or metered.
 */
export function whenWanted(isWhole: () => boolean, start: () => void): void {
  const startByReader = ({ type, target }: Event) => {
    // The browser itself focuses a drawn sheet as the page arrives.
    if (type !== 'focusin' || !(target as Element).hasAttribute('autofocus')) start()
  }
  for (const type of INTENTS) addEventListener(type, startByReader, { capture: true, passive: true })
  // Another tab has turned, or its reader has left.
  addEventListener('storage', start)
  afterPicture(() => {
    for (const type of RETURNS) addEventListener(type, () => document.visibilityState === 'visible' && start())
    if (!isWhole()) start()
    else if (!isSlow((navigator as { connection?: Connection }).connection)) setTimeout(start, IDLE_MS)
  })
}

/**
 * Runs the work once the page has loaded and a frame has been presented. Browsers report that some time after painting, and may
 * not report it at all if the page became visible only later.
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
