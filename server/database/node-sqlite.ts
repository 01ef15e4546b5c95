import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { BUSY_TIMEOUT_MS, isBusy } from './non-blocking-sqlite.ts'

const KEPT_STATEMENTS = 500
const AGAIN_MS = 10
export const MEMORY = ':memory:'
/** SQLITE_READONLY_DBMOVED */
const READONLY_MOVED = 1032

/**
 * Adapts Node's own SQLite to the interface that Kysely's SqliteDialect expects.
 *
 * An acknowledged write survives a crash of the process and of the machine (WAL with full synchronization). Deleted data is overwritten
 * with zeros. It does not wait for other programs (non-blocking-sqlite.ts).
 */
export function nodeSqlite(path: string): SqliteDatabase {
  if (path !== MEMORY) mkdirSync(dirname(path), { recursive: true })
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true })
  beginLog(database)
  database.exec('PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA busy_timeout = 0;')
  return refusingLostWrites(path, keepingStatements(database))
}

/** Servers that create the same database at once compete for this lock, and SQLite itself does not wait for it. */
function beginLog(database: DatabaseSync) {
  const end = Date.now() + BUSY_TIMEOUT_MS
  for (;;) {
    try {
      return database.exec('PRAGMA journal_mode = WAL')
    } catch (error) {
      if (!isBusy(error) || Date.now() > end) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, AGAIN_MS)
    }
  }
}

/**
 * Refuses to begin a transaction once the file has been moved, replaced or deleted: what is written then is lost when the server ends. SQLite
 * checks this itself, but not with a write-ahead log.
 */
function refusingLostWrites(path: string, database: SqliteDatabase): SqliteDatabase {
  if (path === MEMORY) return database
  const fileNow = () => statSync(path, { throwIfNoEntry: false })?.ino
  const file = fileNow()
  return {
    close: () => database.close(),
    prepare(sql) {
      if (sql === 'begin immediate' && fileNow() !== file)
        throw Object.assign(new Error('The database file has been moved, replaced or deleted'), {
          errcode: READONLY_MOVED,
        })
      return database.prepare(sql)
    },
  }
}

/** A second connection to a file, which only reads committed data: it waits for no transaction. */
export function nodeSqliteReader(path: string): SqliteDatabase {
  return keepingStatements(new DatabaseSync(path, { timeout: 0, readOnly: true }))
}

/** On a full disk SQLite has already rolled back: rolling back again would fail, and hide the reason. */
const NOTHING: SqliteStatement = {
  reader: true,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
}

function keepingStatements(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(sql) {
      if (sql === 'rollback' && !database.isTransaction) return NOTHING
      const kept = statements.get(sql)
      if (kept) return kept
      const statement = statementOf(database.prepare(sql))
      if (statements.size >= KEPT_STATEMENTS) statements.clear()
      statements.set(sql, statement)
      return statement
    },
  }
}

function statementOf(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(bound)),
    run: (parameters) => statement.run(...parameters.map(bound)),
    iterate: (parameters) => statement.iterate(...parameters.map(bound)) as IterableIterator<unknown>,
  }
}

function bound(value: unknown) {
  if (typeof value === 'boolean') return Number(value)
  if (value instanceof Date) return value.toISOString()
  return (value ?? null) as string | number | bigint | null | Uint8Array
}
