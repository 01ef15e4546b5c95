import { type CompiledQuery, type Dialect, Kysely, SqliteDialect, sql } from 'kysely'
import type { Log } from '#server/http/log.ts'
import { StartupError } from '#server/operations/startup-error.ts'
import { createGroupCommit } from './group-commit.ts'
import { BUSY_TIMEOUT_MS, nodeSqlite, nodeSqliteReader } from './node-sqlite.ts'
import { joinable } from './one-transaction.ts'
import { LIMITS, postgres, reason } from './postgres.ts'
import type { Tables } from './tables.ts'

export type Database = {
  kind: 'sqlite' | 'postgres'
  /** The only Kysely of the process: its lock makes transactions on SQLite queue. Inside `transaction` it is that transaction. */
  db: Kysely<Tables>
  /** Answers at once from what is committed, without queueing for the connection: for what each call asks. */
  read<Row>(query: CompiledQuery<Row>): Promise<Row[]>
  /** Does a piece of writing, all of it or nothing; resolves when it is safely kept. */
  write<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result>
  /** Does a piece of writing that is a single statement: PostgreSQL needs no transaction around it, and is asked once. */
  writeOne: Database['write']
  /** Does in one transaction all that is asked of the database while `work` lasts, whoever asks. */
  transaction<Result>(work: () => Promise<Result>): Promise<Result>
  /** Works on a connection without the time limits that hold for everything else (postgres.ts). */
  withoutTimeout<Result>(work: (db: Kysely<Tables>) => Promise<Result>): Promise<Result>
  /** Leaves nothing of what was deleted in the files of the database, as far as that is ours to say (docs/decisions/0017). */
  forget(): Promise<void>
  /** Resolves when the database answers. */
  ping(): Promise<void>
  /** Resolves when the database takes writes. */
  tryToWrite(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens `postgres://…`, `sqlite:path`, a path or `:memory:`.
 *
 * @throws {StartupError} where it cannot be reached
 */
export async function openDatabase(url: string, log: Log, limits = LIMITS): Promise<Database> {
  const kind = /^postgres(ql)?:/.test(url) ? 'postgres' : 'sqlite'
  let db: Kysely<Tables> | undefined
  try {
    db = new Kysely<Tables>({ dialect: kind === 'postgres' ? postgres(url, log, limits) : sqlite(url) })
    await ping(db)
  } catch (error) {
    await db?.destroy()
    throw new StartupError(`DATABASE_URL leads to no database (${reason(error)})`)
  }
  const opened = db
  const reader = kind === 'sqlite' ? nodeSqliteReader(sqlitePath(url)) : undefined
  const joined = joinable(opened)
  // PostgreSQL commits together by itself what comes on several connections.
  const writeAlone: Database['write'] = kind === 'sqlite' ? createGroupCommit(opened) : joined.inTransaction
  const write: Database['write'] = (work) => (joined.isOpen() ? joined.inTransaction(work) : writeAlone(work))
  return {
    kind,
    db: joined.db,
    read: async <Row>(query: CompiledQuery<Row>) =>
      reader ? (reader.prepare(query.sql).all(query.parameters) as Row[]) : (await opened.executeQuery(query)).rows,
    write,
    writeOne: kind === 'sqlite' ? write : (work) => work(joined.db),
    transaction: joined.inTransaction,
    withoutTimeout: (work) =>
      kind === 'sqlite'
        ? opened.connection().execute(work)
        : onOwnConnection(postgres(url, log, { ...limits, silence: 0 }), work),
    ping: () => ping(opened),
    tryToWrite: () => (kind === 'sqlite' ? write(writeNothing) : refuseReadOnly(opened)),
    forget: async () => (kind === 'sqlite' ? emptyLog(opened) : undefined),
    async close() {
      reader?.close()
      await opened.destroy()
    },
  }
}

async function ping(db: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(db)
}

/** A number in the head of the file, which nobody uses, is written as it was: it takes the disk as any other write does. */
async function writeNothing(db: Kysely<Tables>) {
  await sql`pragma user_version = 0`.execute(db)
}

/** So is a machine that only follows another one. */
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

/** The log of SQLite keeps old pages until it is begun anew. While somebody else reads, it is not waited for. */
async function emptyLog(db: Kysely<Tables>) {
  await db.connection().execute(async (one) => {
    await sql`pragma busy_timeout = 100`.execute(one)
    await sql`pragma wal_checkpoint(truncate)`.execute(one)
    await sql`pragma busy_timeout = ${sql.lit(BUSY_TIMEOUT_MS)}`.execute(one)
  })
}

function sqlite(url: string) {
  return new SqliteDialect({ database: nodeSqlite(sqlitePath(url)) })
}

function sqlitePath(url: string) {
  return url.replace(/^sqlite:/, '')
}
