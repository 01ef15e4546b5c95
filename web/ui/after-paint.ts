/** In milliseconds: a hidden page never paints. */
const LONGEST_MS = 100

/** Runs the work after the page has painted its latest changes, so that it does not delay them; at the latest when the page is left. */
export function afterPaint(work: () => void): void {
  let isDone = false
  function once() {
    if (isDone) return
    isDone = true
    clearTimeout(timer)
    window.removeEventListener('pagehide', once)
    work()
  }
  const timer = setTimeout(once, LONGEST_MS)
  window.addEventListener('pagehide', once)
  requestAnimationFrame(() => setTimeout(once))
}
