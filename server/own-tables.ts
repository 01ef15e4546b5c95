import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { feedback } from './migrations/001-feedback.ts'
import { moderation } from './migrations/002-moderation.ts'
import { guesses } from './migrations/003-guesses.ts'
import type { Tables } from './tables.ts'

const migrations = { '001-feedback': feedback, '002-moderation': moderation, '003-guesses': guesses }

/**
 * Makes what is missing of our own tables, which refer to those of Better Auth. The caller holds the lock and the
 * transaction (exclusively.ts): SQLite has no such lock of the Migrator's own.
 */
export async function makeOwnTables(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    disableTransactions: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
