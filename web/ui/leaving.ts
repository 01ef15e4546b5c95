/** In milliseconds: how long a page that its reader leaves is taken to be waiting for the next one. */
const LEAVING_MS = 30_000
const LOOKS_MS = 1000

let leftAt = Number.NEGATIVE_INFINITY

// The server draws pages with the modules that import this one.
if (typeof window !== 'undefined') {
  addEventListener('beforeunload', () => {
    leftAt = performance.now()
  })
  // The browser may keep the page whole, and show it again when its reader goes back.
  addEventListener('pageshow', () => {
    leftAt = Number.NEGATIVE_INFINITY
  })
}

/**
 * Whether the reader is on the way to another page. Firefox cancels the requests of a page as soon as its reader leaves, so its scripts
 * fail while the next page is still to come.
 */
export const isLeaving = (): boolean => performance.now() - leftAt < LEAVING_MS

/** Waits while the reader is leaving: usually for ever, because the page ends; if they stay after all, for half a minute; if they go back to it, for a second. */
export async function untilStays(): Promise<void> {
  while (isLeaving()) await new Promise((resolve) => setTimeout(resolve, LOOKS_MS))
}
