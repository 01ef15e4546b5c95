import type { Context } from 'hono'
import type { ClientAddress } from '#server/http/client-address.ts'
import { networkOf } from '#server/http/network.ts'

/** A second of drawing: as long as all others wait for whoever asks for pages without end. */
const AT_ONCE_MAX = 20

/** @returns what comes of the work; undefined where the network of a request waits for too many pages already */
export type PagesAtOnce = <Page>(c: Context, work: () => Promise<Page>) => Promise<Page | undefined>

/** Counts the pages that each network waits for. Whoever is refused one gets the app, which draws itself. */
export function createPagesAtOnce(clientAddress: ClientAddress): PagesAtOnce {
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

/** Where nothing is limited. */
export const ANY_NUMBER_AT_ONCE: PagesAtOnce = (_, work) => work()
