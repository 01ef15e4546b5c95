import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** The key of the advisory lock on PostgreSQL. */
export const MIGRATION_LOCK = 727_274

/**
 * Runs the work in one transaction under a lock: if several servers start on an empty database at once, one creates the tables and the
 * others wait.
 */
export async function withMigrationLock(
  { kind, withoutTimeout }: Database,
  work: (db: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  await withoutTimeout(async (one) => {
    await sql.raw(kind === 'sqlite' ? 'begin immediate' : 'begin').execute(one)
    try {
      if (kind === 'postgres') {
        // Another server may be migrating, and altering a large table takes time.
        await sql`set local statement_timeout = 0; set local lock_timeout = 0`.execute(one)
        await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(one)
      }
      await work(one)
      await sql`commit`.execute(one)
    } catch (error) {
      // Without a connection there is nothing to roll back, and the original error gives the reason.
      await sql`rollback`.execute(one).catch(() => {})
      throw error
    }
  })
}
