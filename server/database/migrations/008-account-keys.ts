import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What opens an account once in the place of its password, or proves an address. Nobody reads a key out of its hash. */
export const accountKeys: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('accountKey')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('uid', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
      .addColumn('purpose', 'text', (column) => column.notNull())
      .addColumn('email', 'text')
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .addColumn('expiresAt', 'text')
      .execute()
    await db.schema.createIndex('accountKeyReader').on('accountKey').column('uid').execute()
  },
}
