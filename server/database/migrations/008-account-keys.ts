import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Single-use keys that open an account instead of its password, or prove an address. Only their hashes are stored. */
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
