import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** Passes a client's address on to the rate limits. We always set it ourselves: a client's own header of that name is dropped. */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'

/** Determines the address that a request comes from. */
export type ClientAddress = (c: Context) => string | undefined

/**
 * The remote end of the socket or, behind our own proxies, the address that the outermost of them saw. Anything further left in
 * X-Forwarded-For comes from the client and is not trusted.
 *
 * @param warn called once if the number of proxies looks wrong, because many readers would then share one client's limits
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
        warnOnce('X-Forwarded-For arrives, and no proxy is trusted: all readers behind it count as one')
      return socket
    }
    const seen = forwarded.at(-trustedProxies)?.trim() ?? ''
    if (isIP(seen)) return seen
    warnOnce(
      'X-Forwarded-For holds no address where the trusted proxies write it: all readers behind them count as one',
    )
    return socket
  }
}
