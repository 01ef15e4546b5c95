import { Socket } from 'node:net'
import { PostgresDialect } from 'kysely'
import { type ClientBase, Pool, types } from 'pg'
import type { Log } from '#server/http/log.ts'

/**
 * Time limits for PostgreSQL, in milliseconds: for a connection; and, enforced by PostgreSQL itself, for a lock, for a
 * statement, and for the next statement of a transaction. `silence`: for any sign of life (0: no limit).
 */
export type Limits = { connect: number; lock: number; statement: number; idleInTransaction: number; silence: number }

/** Shorter than a browser waits for a call; a wait for a lock ends before every connection waits for it. */
export const LIMITS: Limits = { connect: 5000, lock: 3000, statement: 5000, idleInTransaction: 10_000, silence: 8000 }

const KEEP_ALIVE_MS = 10_000

/** A pool that replaces lost connections, and never waits for a database that has vanished. */
export function postgres(url: string, log: Log, limits: Limits): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: limits.connect,
    // An idle connection in the pool is closed cleanly before it could count as silent.
    idleTimeoutMillis: limits.silence / 2,
    stream: () => impatientSocket(limits.silence),
    // Without a limit, TCP keep-alive still checks whether the other end is there.
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    onConnect: (client) => tell(client, limits),
    types: {
      getTypeParser: (oid, format) => (oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)),
    },
  })
  // Without listeners a connection that breaks, idle or at work (a restart of the database), would end the process.
  const broken = (error: Error) => log.error({ reason: reason(error) }, 'a database connection broke')
  pool.on('error', broken)
  pool.on('connect', (client) => client.on('error', broken))
  return new PostgresDialect({ pool })
}

/**
 * A machine that vanishes closes no connection. Once the socket is destroyed, the driver refuses whatever waited on it and
 * takes it out of the pool; its own time-out of queries would leave it there.
 */
function impatientSocket(silence: number) {
  const socket = new Socket()
  return socket.setTimeout(silence, () => socket.destroy(new Error('The database says nothing any more')))
}

/** By a statement, not at the start of the connection, where poolers refuse such settings (docs/deploying.md). */
async function tell(client: ClientBase, { statement, lock, idleInTransaction }: Limits) {
  await client.query(`
    set statement_timeout = ${statement};
    set lock_timeout = ${lock};
    set idle_in_transaction_session_timeout = ${idleInTransaction}
  `)
}

/** A database error in one line. */
export function reason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  // After several addresses failed, there is a code but no message.
  return message?.split('\n')[0] || code || 'unknown reason'
}
