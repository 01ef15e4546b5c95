import type { Socket } from 'node:net'
import { type HttpBindings, type ServerType, serve } from '@hono/node-server'

type Patience = {
  headersTimeout: number
  requestTimeout: number
  connectionsCheckingInterval: number
  keepAliveTimeout: number
  silence: number
}

/**
 * How long a client may take to send a request, in milliseconds: its headers, all of it, and how often that is checked; and
 * how long nothing at all may be taken or sent, so that nobody holds what was written for them.
 * Clients that send byte by byte to hold connections are cut off; on a slow phone the largest body takes two seconds.
 *
 * A connection without a request stays open for longer than a proxy keeps one for its next request (Caddyfile; nginx a minute). Were it closed
 * first, a request that is just then on its way would be lost, and what is no GET is not sent again.
 */
export const PATIENCE: Patience = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 75_000,
  silence: 60_000,
}

/**
 * Of one connection, at the same time. Browsers and proxies wait for one answer before they ask again; whoever sends a thousand
 * requests at once would have a thousand answers made and held that they need never read.
 */
export const UNANSWERED_MAX = 10

type App = { fetch: Parameters<typeof serve>[0]['fetch'] }

type Place = { port: number; host?: string | undefined }

/** Listens on the port, at one address of the machine or at all, with time limits for slow clients. */
export function serveApp({ fetch }: App, { port, host }: Place, patience = PATIENCE): ServerType {
  const { silence, ...serverOptions } = patience
  const server = serve({
    fetch: answeredInTime(fetch),
    port,
    ...(host !== undefined && { hostname: host }),
    serverOptions,
  })
  if ('setTimeout' in server) server.setTimeout(silence)
  return server
}

/** Hangs up where too many requests of one connection wait for their answers: what else was sent on it is not looked at. */
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
