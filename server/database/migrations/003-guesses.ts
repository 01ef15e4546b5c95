import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How often passwords were guessed of late. `key` is a keyed hash: nobody reads an address out of it. */
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
