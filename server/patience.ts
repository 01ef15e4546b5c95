import type { ServerOptions } from 'node:http'

/**
 * How long a client may take to say what it wants, in milliseconds: its head, all of it, and how often that is looked at.
 * Who sends byte by byte to hold connections is let go; on a slow phone the largest body takes two seconds.
 */
export const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  connectionsCheckingInterval: 5000,
} as const satisfies ServerOptions
