import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { feedback } from './migrations/001-feedback.ts'
import { moderation } from './migrations/002-moderation.ts'
import { guesses } from './migrations/003-guesses.ts'
import { furthestChapter } from './migrations/004-furthest-chapter.ts'
import { spoilerReports } from './migrations/005-spoiler-reports.ts'
import { voteCounts } from './migrations/006-vote-counts.ts'
import { notes } from './migrations/007-notes.ts'
import { accountKeys } from './migrations/008-account-keys.ts'
import { administrators } from './migrations/009-administrators.ts'
import type { Tables } from './tables.ts'

const migrations = {
  '001-feedback': feedback,
  '002-moderation': moderation,
  '003-guesses': guesses,
  '004-furthest-chapter': furthestChapter,
  '005-spoiler-reports': spoilerReports,
  '006-vote-counts': voteCounts,
  '007-notes': notes,
  '008-account-keys': accountKeys,
  '009-administrators': administrators,
}
const LAST = Object.keys(migrations).at(-1)
const DONE = 'kysely_migration'

/**
 * Creates or updates our own tables, which refer to Better Auth's. Additions of a later version stay, so that a rollback works. The caller
 * holds the lock and the transaction (migration-lock.ts), because the Migrator has no such lock for SQLite.
 */
export async function makeOwnTables(db: Kysely<Tables>): Promise<void> {
  const later = await doneByLaterVersions(db)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations, ...later }) },
    migrationTableName: DONE,
    disableTransactions: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** The Migrator needs every migration that has ever run. */
async function doneByLaterVersions(db: Kysely<Tables>): Promise<Record<string, Migration>> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DONE)) return {}
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DONE)} where name > ${LAST}`.execute(db)
  return Object.fromEntries(rows.map(({ name }) => [name, { up: async () => {} }]))
}
