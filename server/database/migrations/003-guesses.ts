import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Counts of recent password guesses. `key` is a keyed hash, so no address can be recovered from it. */
export const guesses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('guess')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('guessSince').on('guess').column('since').execute()
  },
}
