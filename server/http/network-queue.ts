import type { MiddlewareHandler } from 'hono'
import PQueue from 'p-queue'
import type { ClientAddress } from './client-address.ts'
import { isLeaving } from './is-leaving.ts'
import { networkOf } from './network.ts'
import { tooMany } from './too-many.ts'

/** Less than what fills the queue of password hashes (accounts/concurrency-limit.ts), and twice what the database works on at a time. */
export const AT_ONCE_MAX = 20
/** At some 10 ms per call these take seconds. */
export const WAITING_MAX = 500

const AGAIN_SECONDS = 5

/**
 * Works on twenty calls of one network at a time, while its others wait, so that readers elsewhere wait for twenty at most whatever one
 * network asks for: without it, all connections to the database would be taken in the order of the calls. Refuses what would wait too long.
 */
export function createNetworkQueue(clientAddress: ClientAddress): MiddlewareHandler {
  const queues = new Map<string, PQueue>()

  function queueOf(network: string): PQueue {
    const queue = queues.get(network)
    if (queue) return queue
    const added = new PQueue({ concurrency: AT_ONCE_MAX })
    added.addEventListener('idle', () => queues.delete(network))
    queues.set(network, added)
    return added
  }

  return async (c, next) => {
    if (isLeaving(c)) return next()
    const queue = queueOf(networkOf(clientAddress(c)))
    if (queue.size >= WAITING_MAX) throw tooMany(AGAIN_SECONDS)
    await queue.add(() => next())
  }
}
