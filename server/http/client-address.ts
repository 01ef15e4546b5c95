import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** Carries the address of a client to the rate limits; set by us, a client's own header of that name is never passed on. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

/** Finds the address that a request comes from. */
export type ClientAddress = (c: Context) => string | undefined

/**
 * The other end of the socket; behind proxies of our own, the address that the outermost of them saw. What stands
 * further left in X-Forwarded-For comes from the client and is not believed.
 *
 * @param warn hears once of what a wrong number of proxies looks like: many readers then share the limits of one
 */
export function clientAddress(trustedProxies: number, warn: (reason: string) => void = () => {}): ClientAddress {
  let hasWarned = false

  function warnOnce(reason: string) {
    if (!hasWarned) warn(reason)
    hasWarned = true
  }

  return (c) => {
    const socket = getConnInfo(c).remote.address
    const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? []
    if (trustedProxies === 0) {
      if (forwarded.length > 0)
        warnOnce('X-Forwarded-For arrives, and no proxy is trusted: all behind it count as one reader')
      return socket
    }
    const seen = forwarded.at(-trustedProxies)?.trim() ?? ''
    if (isIP(seen)) return seen
    warnOnce('X-Forwarded-For holds no address where the trusted proxies write it: all behind them count as one reader')
    return socket
  }
}
