import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who administers by a claim code, the hashes of such codes, and who may not post any more. */
export const administrators: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['administrator', 'ban']) {
      await db.schema
        .createTable(table)
        .addColumn('uid', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
        .addColumn('createdAt', 'text', (column) => column.notNull())
        .execute()
    }
    await db.schema
      .createTable('adminClaim')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('createdAt', 'text', (column) => column.notNull())
      .execute()
  },
}
