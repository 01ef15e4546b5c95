import { setTimeout } from 'node:timers/promises'
import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'

/** How long whoever needs the connection waits for another program that is writing, the time in the queue included. */
export const BUSY_TIMEOUT_MS = 5000

const SQLITE_BUSY = 5
const AGAIN_MS = 10

/**
 * SQLite that waits for other programs' writes without blocking the event loop. SQLite's own busy timeout would block even requests that
 * need no database.
 */
export class NonBlockingSqliteDialect extends SqliteDialect {
  readonly #open: () => Promise<SqliteDatabase>
  readonly #Driver: typeof NonBlockingDriver

  /**
   * @param open opens, when it is first needed, a database without a busy timeout of its own
   * @param use what the connection is for; whoever writes queues for it
   */
  constructor(open: () => Promise<SqliteDatabase>, use: 'read' | 'write') {
    super({ database: open })
    this.#open = open
    this.#Driver = use === 'read' ? NonBlockingDriver : QueueingDriver
  }

  override createDriver(): Driver {
    return new this.#Driver({ database: this.#open })
  }

  override createAdapter(): DialectAdapter {
    return new OwnQueueAdapter()
  }
}

/** Kysely would queue before it asks the driver, and the time in the queue would not count. */
class OwnQueueAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

class NonBlockingDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    return this.connectionUntil(performance.now() + BUSY_TIMEOUT_MS)
  }

  protected async connectionUntil(end: number) {
    return retrying(await super.acquireConnection(), end)
  }

  /** Takes the write lock at once: a transaction that fails to get it later can only be restarted. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

class QueueingDriver extends NonBlockingDriver {
  #last = Promise.resolve()
  #endTurn = () => {}

  /** All who queue wait for the same other program, so they give up together, not one after the other. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const end = performance.now() + BUSY_TIMEOUT_MS
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#last
    this.#last = promise
    await before
    this.#endTurn = resolve
    try {
      return await this.connectionUntil(end)
    } catch (error) {
      // Nobody releases a connection that was not given.
      resolve()
      throw error
    }
  }

  override async releaseConnection(): Promise<void> {
    this.#endTurn()
  }
}

function retrying(connection: DatabaseConnection, end: number): DatabaseConnection {
  return {
    async executeQuery(query) {
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
