import type { Context } from 'hono'
import type { ClientAddress } from '#server/http/client-address.ts'
import { networkOf } from '#server/http/network.ts'
import { isLeaving } from '#server/http/network-limit.ts'
import { createTurns, waitingSinceNow } from '#server/http/turns.ts'

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

/**
 * Does the work of two calls of each network at a time. How many may wait is bounded by `NETWORK_LIMITS`. A call that waits for too long is
 * refused, but nobody is kept from leaving.
 *
 * @throws {TurnTooLate}
 */
export function createNetworkQueue(clientAddress: ClientAddress): NetworkQueue {
  const turns = createTurns(AT_ONCE)
  return (c, work) => {
    const refuseIfLate = isLeaving(c) ? () => {} : waitingSinceNow()
    return turns(networkOf(clientAddress(c)), async () => {
      refuseIfLate()
      return work()
    })
  }
}

/** Does all work at once. */
export const NO_NETWORK_QUEUE: NetworkQueue = (_, work) => work()
