import { APIError } from 'better-auth/api'
import PQueue from 'p-queue'

/** Half of Node.js's thread pool, so that file access and DNS lookups continue while passwords are hashed. */
const AT_ONCE = 2
/** At the current hash cost these take about three seconds. */
const WAITING_MAX = 30

/** The refusal of more work. Anybody can cause it, so it is no failure of the server. */
export const BUSY = 'BUSY'
export const busy = (): APIError => new APIError('SERVICE_UNAVAILABLE', { code: BUSY })

const queue = new PQueue({ concurrency: AT_ONCE })

/**
 * Runs expensive work, at most two tasks at a time in this process. The queue is bounded, so that a flood takes neither all memory nor all
 * time.
 *
 * @throws {APIError} 503 if the queue is full
 */
export async function limitConcurrency<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.size >= WAITING_MAX) throw busy()
  return queue.add(work)
}
