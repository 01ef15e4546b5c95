import type { ServerType } from '@hono/node-server'

const TIMEOUT_MS = 10_000

/** On SIGINT or SIGTERM: accepts no new requests, answers the pending ones (for 10 seconds at most), closes the database and exits with 0. */
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
    setTimeout(resolve, TIMEOUT_MS).unref()
    // A keep-alive connection becomes idle only after its last answer has been sent.
    if ('closeIdleConnections' in server) setInterval(() => server.closeIdleConnections(), 100).unref()
  })
}
