import type { IncomingMessage, ServerResponse } from 'node:http'
import { Server as Listener, type Socket } from 'node:net'
import type { ServerType } from '@hono/node-server'

const TIMEOUT_MS = 10_000

/** Longer than a request takes from a proxy to us. */
const ON_THE_WAY_MS = 500
const AGAIN_MS = 100

/**
 * On SIGINT or SIGTERM: accepts no new connections, answers the requests that have come or are on their way (for 10 seconds at most), closes
 * the database and exits with 0. These answers tell clients not to send another request on the same connection: a proxy could not know
 * whether it was carried out, and sends nothing but GET a second time.
 */
export function stopGracefully(server: ServerType, closeDatabase: () => Promise<void>) {
  const answers = watchAnswers(server)
  let isStopping = false

  async function stop() {
    if (isStopping) return
    isStopping = true
    await closed(server, answers)
    await closeDatabase()
    process.exit(0)
  }

  process.on('SIGINT', stop).on('SIGTERM', stop)
}

/** Until told otherwise, answers keep their connections open. */
function watchAnswers(server: ServerType) {
  /** Of each connection that waits for answers, the last. */
  const unanswered = new Map<Socket, ServerResponse>()
  let isLast = false
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    // A client may send a request before the one before it is answered. That answer must not end the connection then.
    const former = unanswered.get(socket)
    if (isLast && former) former.shouldKeepAlive = true
    if (isLast) response.shouldKeepAlive = false
    unanswered.set(socket, response)
    response.once('close', () => {
      if (unanswered.get(socket) === response) unanswered.delete(socket)
    })
  })
  return {
    /** Every connection ends with the last answer that it is waiting for, or with its next one. */
    endConnections() {
      isLast = true
      for (const response of unanswered.values()) response.shouldKeepAlive = false
    },
  }
}

function closed(server: ServerType, answers: ReturnType<typeof watchAnswers>) {
  return new Promise<void>((resolve) => {
    // Not the server's own `close`: it resets idle connections at once, even if their next request has arrived but has not been read.
    Listener.prototype.close.call(server, () => resolve())
    answers.endConnections()
    setTimeout(resolve, TIMEOUT_MS).unref()
    const closeIdle = () => 'closeIdleConnections' in server && server.closeIdleConnections()
    // Not at once: where the process was busy, requests may have arrived that have not been read.
    const closeSoon = () => setImmediate(closeIdle)
    setTimeout(() => setInterval(closeSoon, AGAIN_MS).unref(), ON_THE_WAY_MS).unref()
  })
}
