import { APIError } from 'better-auth/api'

/** Half of Node.js's threads, so that files and names are still read while passwords are hashed. */
const AT_ONCE = 2
/** At the cost of today these take some three seconds. */
const WAITING_MAX = 30

let working = 0
const waiting: (() => void)[] = []

/**
 * Does expensive work, at most two pieces at once in this process; others wait in a line that is not endless, so that a flood
 * takes neither all memory nor all time.
 *
 * @throws {APIError} 503 where the line is full
 */
export async function oneOfFew<Result>(work: () => Promise<Result>): Promise<Result> {
  await turn()
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else working--
  }
}

async function turn() {
  if (working < AT_ONCE) {
    working++
    return
  }
  if (waiting.length >= WAITING_MAX) throw new APIError('SERVICE_UNAVAILABLE', { code: 'BUSY' })
  // Whoever has finished hands their place over.
  await new Promise<void>((resolve) => waiting.push(resolve))
}
