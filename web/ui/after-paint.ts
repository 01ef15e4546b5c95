/** A hidden page draws nothing. In milliseconds. */
const LONGEST_MS = 100

/** Does the work once the page has shown what changed last, so that it holds up no picture; at the latest when the page is left. */
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
