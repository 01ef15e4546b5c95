import { setTimeout } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'

/** How long a statement waits for another program that is writing. */
export const BUSY_TIMEOUT_MS = 5000

const SQLITE_BUSY = 5
const AGAIN_MS = 10

/**
 * SQLite that waits for other programs' writes without blocking the event loop. SQLite's own busy timeout would block even requests that
 * need no database.
 */
export class NonBlockingSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase

  /** @param database one without a busy timeout of its own */
  constructor(database: SqliteDatabase) {
    super({ database })
    this.#database = database
  }

  override createDriver(): Driver {
    return new NonBlockingDriver({ database: this.#database })
  }
}

class NonBlockingDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    return retrying(await super.acquireConnection())
  }

  /** Takes the write lock at once: a transaction that fails to get it later can only be restarted. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

function retrying(connection: DatabaseConnection): DatabaseConnection {
  return {
    async executeQuery(query) {
      const end = performance.now() + BUSY_TIMEOUT_MS
      for (;;) {
        try {
          return await connection.executeQuery(query)
        } catch (error) {
          if (!isBusy(error) || performance.now() > end) throw error
          await setTimeout(AGAIN_MS)
        }
      }
    },
    streamQuery: (...query) => connection.streamQuery(...query),
  }
}

/** Whether another program is writing. The statement then had no effect. */
export function isBusy(error: unknown): boolean {
  // The lowest byte is the primary result code; those above it give details.
  return (((error as { errcode?: number }).errcode ?? 0) & 255) === SQLITE_BUSY
}
