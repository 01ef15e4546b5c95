import type { ServerType } from '@hono/node-server'

const PATIENCE_MS = 10_000

/** On SIGINT or SIGTERM: takes no new requests, answers those that came (10 seconds at most), closes up and ends with 0. */
export function stopGracefully(server: ServerType, closeDatabase: () => Promise<void>) {
  let isStopping = false

  async function stop() {
    if (isStopping) return
    isStopping = true
    await closed(server)
    await closeDatabase()
    process.exit(0)
  }

  process.on('SIGINT', stop).on('SIGTERM', stop)
}

function closed(server: ServerType) {
  return new Promise<void>((resolve) => {
    server.close(() => resolve())
    setTimeout(resolve, PATIENCE_MS).unref()
    // A connection that a browser keeps open for later becomes idle only when its last answer has gone out.
    if ('closeIdleConnections' in server) setInterval(() => server.closeIdleConnections(), 100).unref()
  })
}
