import type { Log } from './log.ts'

const EVERY_MS = 60_000

/** Warns of something that may happen very often: at once, and then at most once a minute, each time with how often it has happened since. */
export function throttledWarning(log: Log, message: string): () => void {
  let times = 0
  let warnedAt = Number.NEGATIVE_INFINITY
  return () => {
    times++
    if (performance.now() - warnedAt < EVERY_MS) return
    log.warn({ times }, message)
    times = 0
    warnedAt = performance.now()
  }
}
