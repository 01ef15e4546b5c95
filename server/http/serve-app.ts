import { type ServerType, serve } from '@hono/node-server'

type Patience = { headersTimeout: number; requestTimeout: number; connectionsCheckingInterval: number }

/**
 * How long a client may take to say what it wants, in milliseconds: its head, all of it, and how often that is looked at.
 * Who sends byte by byte to hold connections is let go; on a slow phone the largest body takes two seconds.
 */
export const PATIENCE: Patience = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5000 }

type App = { fetch: Parameters<typeof serve>[0]['fetch'] }

/** Listens on the port, with patience for slow clients, but not without end. */
export function serveApp({ fetch }: App, port: number, patience = PATIENCE): ServerType {
  return serve({ fetch, port, serverOptions: patience })
}
