/** In milliseconds: how long a page that its reader leaves is taken to be waiting for the next one. */
const LEAVING_MS = 30_000

let leftAt = Number.NEGATIVE_INFINITY

// The server draws pages with the modules that import this one.
if (typeof window !== 'undefined') {
  addEventListener('beforeunload', () => {
    leftAt = performance.now()
  })
}

const remaining = () => leftAt + LEAVING_MS - performance.now()

/**
 * Whether the reader is on the way to another page. Firefox cancels the requests of a page as soon as its reader leaves, so its scripts
 * fail while the next page is still to come.
 */
export const isLeaving = (): boolean => remaining() > 0

/** Waits while the reader is leaving: usually for ever, because the page ends; if they stay after all, for half a minute. */
export async function untilStays(): Promise<void> {
  while (isLeaving()) await new Promise((resolve) => setTimeout(resolve, remaining()))
}
