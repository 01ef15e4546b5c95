import { setTimeout } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'

/** For how long a statement waits for another program that writes. */
export const BUSY_TIMEOUT_MS = 5000

const SQLITE_BUSY = 5
const AGAIN_MS = 10

/**
 * SQLite that waits for the writes of other programs without holding up the process: SQLite's own way to wait would block even
 * what needs no database.
 */
export class PatientSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase

  /** @param database one that does not wait by itself */
  constructor(database: SqliteDatabase) {
    super({ database })
    this.#database = database
  }

  override createDriver(): Driver {
    return new PatientDriver({ database: this.#database })
  }
}

class PatientDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    return patient(await super.acquireConnection())
  }

  /** Asks for the right to write at once: later in the transaction it could only be begun anew. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

function patient(connection: DatabaseConnection): DatabaseConnection {
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

/** Whether another program is writing; the statement has then done nothing. */
export function isBusy(error: unknown): boolean {
  // The lowest byte; those above say why.
  return (((error as { errcode?: number }).errcode ?? 0) & 255) === SQLITE_BUSY
}
