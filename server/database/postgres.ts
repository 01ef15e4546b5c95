import { Socket } from 'node:net'
import { PostgresDialect } from 'kysely'
import { type ClientBase, Pool, types } from 'pg'
import type { Log } from '#server/http/log.ts'

/**
 * Time limits in milliseconds: for connecting; and, enforced by PostgreSQL itself, for waiting for a lock, for a statement, and for the
 * next statement of a transaction. `idle`: for any data from the server (0: no limit).
 */
export type Limits = { connect: number; lock: number; statement: number; idleInTransaction: number; idle: number }

/** Shorter than a browser waits for a call. A wait for a lock ends before it has occupied every connection. */
export const LIMITS: Limits = { connect: 5000, lock: 3000, statement: 5000, idleInTransaction: 10_000, idle: 8000 }

const KEEP_ALIVE_MS = 10_000

/** A pool that replaces lost connections, and never waits indefinitely for a database that has vanished. */
export function postgres(url: string, log: Log, limits: Limits): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: limits.connect,
    // Close an idle connection cleanly before it could count as silent.
    idleTimeoutMillis: limits.idle / 2,
    stream: () => socketWithTimeout(limits.idle),
    // Even without a limit, TCP keep-alive checks that the other end is there.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    onConnect: (client) => tell(client, limits),
    types: {
      getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)),
    },
  })
  // Without listeners, a connection that breaks (when the database restarts) would end the process, whether idle or in use.
  const broken = (error: Error) => log.error({ reason: reason(error) }, 'a database connection broke')
  pool.on('error', broken)
  pool.on('connect', (client) => client.on('error', broken))
  return new PostgresDialect({ pool })
}

/**
 * A machine that vanishes closes no connection. Once the socket is destroyed, the driver rejects everything that waits on it and removes it
 * from the pool; the driver's own query timeout would leave it there.
 */
function socketWithTimeout(idle: number) {
  const socket = new Socket()
  return socket.setTimeout(idle, () => socket.destroy(new Error('The database has stopped responding')))
}

/** Set by a statement, not when connecting, because poolers refuse such settings there (docs/deploying.md). */
async function tell(client: ClientBase, { statement, lock, idleInTransaction }: Limits) {
  await client.query(`
    set statement_timeout = ${statement};
    set lock_timeout = ${lock};
    set idle_in_transaction_session_timeout = ${idleInTransaction}
  `)
}

/** A database error as one line. */
export function reason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  // An error for several addresses has a code but no message.
  return message?.split('\n')[0] || code || 'unknown reason'
}
