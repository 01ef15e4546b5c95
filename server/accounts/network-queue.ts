import type { Context } from 'hono'
import PQueue from 'p-queue'
import type { ClientAddress } from '#server/http/client-address.ts'
import { networkOf } from '#server/http/network.ts'

/**
 * More would wait for the same rows of counts, each with a database connection that readers elsewhere then wait for. Passwords are
 * hashed no more than two at a time either (concurrency-limit.ts).
 */
const AT_ONCE = 2

/**
 * Does work for a call once it is its network's turn, and returns the result. The work must need neither the client, whose body has been
 * read before, nor another turn, for which it would wait itself.
 */
export type NetworkQueue = <Result>(c: Context, work: () => Promise<Result>) => Promise<Result>

/** Does the work of two calls of each network at a time. How many may wait is bounded by `NETWORK_LIMITS`. */
export function createNetworkQueue(clientAddress: ClientAddress): NetworkQueue {
  const networks = new Map<string, { queue: PQueue; calls: number }>()
  return async (c, work) => {
    const network = networkOf(clientAddress(c))
    const waiting = networks.get(network) ?? { queue: new PQueue({ concurrency: AT_ONCE }), calls: 0 }
    networks.set(network, waiting)
    waiting.calls++
    try {
      return await waiting.queue.add(work)
    } finally {
      waiting.calls--
      if (waiting.calls === 0) networks.delete(network)
    }
  }
}

/** Does all work at once. */
export const NO_NETWORK_QUEUE: NetworkQueue = (_, work) => work()
