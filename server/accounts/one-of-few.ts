import { APIError } from 'better-auth/api'
import PQueue from 'p-queue'

/** Half of Node.js's threads, so that files and names are still read while passwords are hashed. */
const AT_ONCE = 2
/** At the cost of today these take some three seconds. */
const WAITING_MAX = 30

const queue = new PQueue({ concurrency: AT_ONCE })

/**
 * Does expensive work, at most two pieces at once in this process; others wait in a line that is not endless, so that a flood
 * takes neither all memory nor all time.
 *
 * @throws {APIError} 503 where the line is full
 */
export async function oneOfFew<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.size >= WAITING_MAX) throw new APIError('SERVICE_UNAVAILABLE', { code: 'BUSY' })
  return queue.add(work)
}
