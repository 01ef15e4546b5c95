import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/**
 * Lets nobody write anything more in the name of a reader until this transaction ends: what came before is seen by it,
 * what comes after finds the reader gone. On SQLite there is but one who writes at a time.
 */
export async function holdReader(db: Kysely<Tables>, kind: Database['kind'], uid: string): Promise<void> {
  if (kind === 'postgres') await db.selectFrom('user').select('id').where('id', '=', uid).forUpdate().execute()
}
