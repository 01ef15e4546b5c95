import type { Socket } from 'node:net'
import { type HttpBindings, type ServerType, serve } from '@hono/node-server'

type Timeouts = {
  headersTimeout: number
  requestTimeout: number
  connectionsCheckingInterval: number
  keepAliveTimeout: number
  idle: number
}

/**
 * Time limits in milliseconds: for sending the headers of a request and the whole request, how often that is checked, and how long a
 * connection may be idle in both directions, so that nobody can hold an unread answer. They cut off clients that send byte by byte to
 * occupy connections; on a slow phone the largest body takes two seconds.
 *
 * A connection between requests stays open for longer than a proxy keeps one (Caddyfile; a minute in nginx). If the server closed it first,
 * a request already on its way would be lost, and proxies do not resend anything but GET.
 */
export const TIMEOUTS: Timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 75_000,
  idle: 60_000,
}

/**
 * Per connection, at the same time. Browsers and proxies wait for one answer before they send the next request; a client that sends a
 * thousand at once could otherwise make the server produce and hold a thousand answers that it never reads.
 */
export const UNANSWERED_MAX = 10

type App = { fetch: Parameters<typeof serve>[0]['fetch'] }

type Place = { port: number; host?: string | undefined }

/** Listens on the port, at one address of the machine or at all, with time limits for slow clients. */
export function serveApp({ fetch }: App, { port, host }: Place, timeouts = TIMEOUTS): ServerType {
  const { idle, ...serverOptions } = timeouts
  const server = serve({
    fetch: answeredInTime(fetch),
    port,
    ...(host !== undefined && { hostname: host }),
    serverOptions,
  })
  if ('setTimeout' in server) server.setTimeout(idle)
  return server
}

/** Closes a connection with too many unanswered requests, and ignores whatever else was sent on it. */
function answeredInTime(fetch: App['fetch']): App['fetch'] {
  const unanswered = new WeakMap<Socket, number>()
  const add = (socket: Socket, more: number) => {
    const count = (unanswered.get(socket) ?? 0) + more
    unanswered.set(socket, count)
    return count
  }

  return (request, env) => {
    const { incoming, outgoing } = env as HttpBindings
    const { socket } = incoming
    outgoing.once('close', () => add(socket, -1))
    if (add(socket, 1) <= UNANSWERED_MAX) return fetch(request, env)
    socket.destroy()
    return new Response(null, { status: 429 })
  }
}
