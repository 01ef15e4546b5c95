import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** Of PostgreSQL's advisory locks. */
export const START_LOCK = 727_274

/**
 * Does the work in one transaction while no other process does the same, so that servers which start at once on an
 * empty database make its tables only once.
 */
export async function exclusively(
  { kind, patiently }: Database,
  work: (db: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  await patiently(async (one) => {
    await sql.raw(kind === 'sqlite' ? 'begin immediate' : 'begin').execute(one)
    try {
      if (kind === 'postgres') {
        // Another server may be at it, and a new table of a large database takes its time.
        await sql`set local statement_timeout = 0; set local lock_timeout = 0`.execute(one)
        await sql`select pg_advisory_xact_lock(${START_LOCK})`.execute(one)
      }
      await work(one)
      await sql`commit`.execute(one)
    } catch (error) {
      // Where the connection is gone there is nothing to roll back, and what is told is why.
      await sql`rollback`.execute(one).catch(() => {})
      throw error
    }
  })
}
