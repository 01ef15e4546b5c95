import { type CompiledQuery, type Dialect, Kysely, sql } from 'kysely'
import { described, type Log } from '#server/http/log.ts'
import { StartupError } from '#server/operations/startup-error.ts'
import { withAmbientTransaction } from './ambient-transaction.ts'
import { createGroupCommit } from './group-commit.ts'
import { MEMORY, nodeSqlite, nodeSqliteReader } from './node-sqlite.ts'
import { NonBlockingSqliteDialect } from './non-blocking-sqlite.ts'
import { LIMITS, postgres, reason } from './postgres.ts'
import type { Tables } from './tables.ts'

export type Database = {
  kind: 'sqlite' | 'postgres'
  /** Queues transactions on SQLite, and reads committed data without queueing. Inside `transaction` it is that transaction. */
  db: Kysely<Tables>
  /** Reads committed data, even inside `transaction`: for a compiled query that every call makes. */
  read<Row>(query: CompiledQuery<Row>): Promise<Row[]>
  /** Runs a write atomically; resolves when it is durable. */
  write<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result>
  /** Runs a write of a single statement. PostgreSQL needs no transaction around it, which saves round trips. */
  writeOne: Database['write']
  /** Runs every query made during `work` in one transaction, even those of Better Auth. */
  transaction<Result>(work: () => Promise<Result>): Promise<Result>
  /** Runs work on a connection without the usual time limits (postgres.ts). */
  withoutTimeout<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result>
  /**
   * Removes deleted data from the database's files as far as possible (docs/decisions/0017). It never rejects, because the deletion itself
   * has succeeded and must not be answered as a failure.
   */
  forget(): Promise<void>
  /** Resolves if the database answers. */
  ping(): Promise<void>
  /** Resolves if the database accepts writes. */
  tryToWrite(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens `postgres://…`, `sqlite:path`, a path or `:memory:`.
 *
 * @throws {StartupError} if it cannot be reached
 */
export async function openDatabase(url: string, log: Log, limits = LIMITS): Promise<Database> {
  const kind = /^postgres(ql)?:/.test(url) ? 'postgres' : 'sqlite'
  let db: Kysely<Tables> | undefined
  try {
    db = new Kysely<Tables>({ dialect: kind === 'postgres' ? postgres(url, log, limits) : sqlite(url) })
    await ping(db)
  } catch (error) {
    await db?.destroy()
    throw new StartupError(`No database can be opened at DATABASE_URL (${reason(error)})`)
  }
  const opened = db
  const reading = kind === 'sqlite' ? sqliteReading(opened, sqlitePath(url)) : opened
  const joined = withAmbientTransaction(opened, reading)
  // PostgreSQL groups the commits of several connections itself.
  const writeAlone: Database['write'] = kind === 'sqlite' ? createGroupCommit(opened) : joined.inTransaction
  const write: Database['write'] = (work) => (joined.isOpen() ? joined.inTransaction(work) : writeAlone(work))
  return {
    kind,
    db: joined.db,
    read: async (query) => (await reading.executeQuery(query)).rows,
    write,
    writeOne: kind === 'sqlite' ? write : (work) => work(joined.db),
    transaction: joined.inTransaction,
    withoutTimeout: (work) =>
      kind === 'sqlite'
        ? opened.connection().execute(work)
        : onOwnConnection(postgres(url, log, { ...limits, idle: 0 }), work),
    ping: () => ping(opened),
    tryToWrite: () => (kind === 'sqlite' ? write(writeNothing) : refuseReadOnly(opened)),
    async forget() {
      if (kind === 'sqlite')
        await emptyLog(opened).catch((error) => log.error(described(error), 'erasing deleted data'))
    },
    async close() {
      await reading.destroy()
      await opened.destroy()
    },
  }
}

async function ping(db: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(db)
}

/** Rewrites an unused number in the file header with its own value, which needs the disk like any other write. */
async function writeNothing(db: Kysely<Tables>) {
  await sql`pragma user_version = 0`.execute(db)
}

/** A standby server is read-only too. */
async function refuseReadOnly(db: Kysely<Tables>) {
  const { rows } = await sql<{ transaction_read_only: string }>`show transaction_read_only`.execute(db)
  if (rows[0]?.transaction_read_only !== 'off') throw new Error('The database is read-only')
}

async function onOwnConnection<Result>(dialect: Dialect, work: (db: Kysely<Tables>) => Promise<Result>) {
  const db = new Kysely<Tables>({ dialect })
  try {
    return await db.connection().execute(work)
  } finally {
    await db.destroy()
  }
}

/** SQLite's write-ahead log keeps old pages until it is restarted. This does not wait for other readers. */
async function emptyLog(db: Kysely<Tables>) {
  await db.connection().execute(async (one) => {
    await sql`pragma busy_timeout = 100`.execute(one)
    await sql`pragma wal_checkpoint(truncate)`.execute(one)
    await sql`pragma busy_timeout = 0`.execute(one)
  })
}

function sqlite(url: string) {
  const path = sqlitePath(url)
  return new NonBlockingSqliteDialect(async () => nodeSqlite(path), 'write')
}

/** Readers wait neither for a transaction nor for another program that is writing. A database in memory has one connection. */
function sqliteReading(opened: Kysely<Tables>, path: string) {
  if (path === MEMORY) return opened
  return new Kysely<Tables>({ dialect: new NonBlockingSqliteDialect(async () => nodeSqliteReader(path), 'read') })
}

function sqlitePath(url: string) {
  return url.replace(/^sqlite:/, '')
}
