import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

const LOCK = 727_274

/**
 * Does the work in one transaction while no other process does the same, so that servers which start at once on an
 * empty database make its tables only once.
 */
export async function exclusively({ db, kind }: Database, work: (db: Kysely<Tables>) => Promise<void>): Promise<void> {
  await db.connection().execute(async (one) => {
    await sql.raw(kind === 'sqlite' ? 'begin immediate' : 'begin').execute(one)
    try {
      if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(one)
      await work(one)
      await sql`commit`.execute(one)
    } catch (error) {
      await sql`rollback`.execute(one)
      throw error
    }
  })
}
