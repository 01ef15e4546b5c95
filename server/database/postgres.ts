import { Socket } from 'node:net'
import { PostgresDialect } from 'kysely'
import { type ClientBase, Pool, types } from 'pg'
import type { Log } from '#server/http/log.ts'

/**
 * How long PostgreSQL is waited for, in milliseconds: for a connection; and on one, as PostgreSQL itself sees to it, for a
 * lock, for a statement, and for the next statement of a transaction. `silence`: for any sign of life (0: for ever).
 */
export type Limits = { connect: number; lock: number; statement: number; idleInTransaction: number; silence: number }

/** What a reader waits for at most is shorter than what their browser waits; a lock is given up before all wait for it. */
export const LIMITS: Limits = { connect: 5000, lock: 3000, statement: 5000, idleInTransaction: 10_000, silence: 8000 }

const KEEP_ALIVE_MS = 10_000

/** Connections that are made new where one was lost, and never kept waiting for a database that has vanished. */
export function postgres(url: string, log: Log, limits: Limits): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: limits.connect,
    // Nobody waits on one that rests in the pool: it is closed in order before it could count as silent.
    idleTimeoutMillis: limits.silence / 2,
    stream: () => impatientSocket(limits.silence),
    // Where one waits for ever, the system still asks whether anybody is there.
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

/** What a database says of its failure, in one line. */
export function reason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  // Where several addresses were tried in vain, there is a code but no message.
  return message?.split('\n')[0] || code || 'unknown reason'
}
