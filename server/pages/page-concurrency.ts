import type { Context } from 'hono'
import type { ClientAddress } from '#server/http/client-address.ts'
import { networkOf } from '#server/http/network.ts'

/** A second of drawing: the longest that one network's endless requests can delay all others. */
const AT_ONCE_MAX = 20

/** @returns the result of the work; undefined if the request's network is already waiting for too many pages */
export type PageConcurrencyLimit = <Page>(c: Context, work: () => Promise<Page>) => Promise<Page | undefined>

/** Limits how many pages each network waits for at a time. A refused request gets the app, which draws its page in the browser. */
export function createPageConcurrencyLimit(clientAddress: ClientAddress): PageConcurrencyLimit {
  const waiting = new Map<string, number>()
  return async (c, work) => {
    const network = networkOf(clientAddress(c))
    const count = waiting.get(network) ?? 0
    if (count >= AT_ONCE_MAX) return undefined
    waiting.set(network, count + 1)
    try {
      return await work()
    } finally {
      const left = waiting.get(network)! - 1
      if (left > 0) waiting.set(network, left)
      else waiting.delete(network)
    }
  }
}

/** Limits nothing. */
export const NO_PAGE_LIMIT: PageConcurrencyLimit = (_, work) => work()
