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
 */
export function clientAddress(trustedProxies: number): ClientAddress {
  return (c) => {
    const socket = getConnInfo(c).remote.address
    if (trustedProxies === 0) return socket
    const forwarded = c.req.header('x-forwarded-for')?.split(',') ?? []
    const seen = forwarded.at(-trustedProxies)?.trim() ?? ''
    return isIP(seen) ? seen : socket
  }
}
